import { useIntl } from 'react-intl';
import { workingSite } from '../../../../machines/domain/sites';
import { offDeadlineOf } from '../../../../machines/domain/working-days';
import { describeOffDeadline } from '../../../parts/format-deadline';
import { useProfile, useWorldTime } from '../../../seams/use-console';
import classes from './case-parts.module.css';
import type { OffDeadlineProps } from './off-deadline';

/** Its words, for the country in which the person works. */
export default function OffDeadlineNote({ due, siteId, short = false }: OffDeadlineProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const site = useProfile(({ profile }) => workingSite(profile, siteId));
  const off = offDeadlineOf(due, site, now);
  return off !== null && <span className={classes.offDeadline}>{describeOffDeadline(intl, off, short)}</span>;
}
