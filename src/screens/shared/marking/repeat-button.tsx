import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readLastReport } from '../../../../machines/domain/last-report';
import { markChoices } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { reasonName } from '../../../copy/vocabulary';
import { KeyHint } from '../../../parts/key-hint';
import { useSystemActorState } from '../../../seams/use-console';
import classes from './mark-buttons.module.css';
import { formatEventKey } from './triage-keys';

const key = formatEventKey('listing.repeat');

/** Says the last report again of this listing; nothing while there is none, or where it can't be reported. */
export function RepeatButton({ listing, onPress }: { listing: VisibleListing; onPress: () => void }) {
  const intl = useIntl();
  const last = useSelector(
    useSystemActorState('drafts'),
    ({ context }) => readLastReport(context.drafts),
    shallowEqual,
  );
  if (last === null || markChoices(listing).suspect !== null) return null;
  return (
    <Button
      variant="default"
      translate="no"
      fullWidth
      className={classes.repeat}
      aria-keyshortcuts={key}
      title={last.comment}
      leftSection={<IconRepeat size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{key}</KeyHint>}
      onClick={onPress}
    >
      <FormattedMessage id="mark.repeat.named" values={{ reason: reasonName(intl, last.code) }} />
    </Button>
  );
}
