import { useIntl } from 'react-intl';
import { ownSite } from '../../../../machines/domain/sites';
import { offDeadlineOf } from '../../../../machines/domain/working-days';
import { describeOffDeadline } from '../../../parts/format-deadline';
import { useProfile, useWorldTime } from '../../../seams/use-console';
import classes from './off-deadline.module.css';
import type { OffDeadlineProps } from './off-deadline';

/** Its words: people work as the country does that their account is of, or else as that of the case. */
export default function OffDeadlineNote({ due, siteId, short = false }: OffDeadlineProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const own = useProfile(({ profile }) => ownSite(profile));
  const off = offDeadlineOf(due, own ?? siteId, now);
  return off !== null && <span className={classes.note}>{describeOffDeadline(intl, off, short)}</span>;
}
