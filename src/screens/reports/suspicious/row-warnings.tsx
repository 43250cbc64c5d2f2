import { IconAlertTriangle, IconPhotoOff, IconShieldLock } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Blindage } from '../../../../contracts/shapes';
import { protectedItems } from '../../../../machines/domain/report-listings';
import { isHeldBackInSend } from '../../../../machines/domain/sends';
import { warningsOf, type RowWarning } from '../../../../machines/domain/reported-rows';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatDay } from '../../../copy/dates';
import { listingStatusName } from '../../../copy/vocabulary';
import { StatePill } from '../../../parts/state-pill';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import classes from './suspicious-screen.module.css';

const icons = {
  ended: IconAlertTriangle,
  paused: IconAlertTriangle,
  protected: IconShieldLock,
  noPhotos: IconPhotoOff,
} satisfies Record<RowWarning['about'], unknown>;

function WarningWords({ warning }: { warning: RowWarning }) {
  const intl = useIntl();
  switch (warning.about) {
    case 'ended':
    case 'paused':
      return listingStatusName(intl, warning.status);
    case 'protected':
      return <FormattedMessage id="suspicious.protected.text" values={{ until: formatDay(intl, warning.until) }} />;
    case 'noPhotos':
      return <FormattedMessage id="suspicious.noPhotos.text" />;
  }
}

/** Its send is on its way, or can still be taken back. */
function SendingPill({ id }: { id: string }) {
  const isHeld = useSelector(useSystemActorState('outbox'), ({ context }) => isHeldBackInSend(context.sends, id));
  return (
    <StatePill state="sending" unconfirmed={isHeld}>
      {isHeld ? <FormattedMessage id="suspicious.heldBack.name" /> : undefined}
    </StatePill>
  );
}

interface RowWarningsProps {
  listing: VisibleListing;
  blindages: readonly Blindage[] | undefined;
}

/** What a person should know before this is sent: it has ended, is protected, has no photos, or is on its way already. */
export function RowWarnings({ listing, blindages = [] }: RowWarningsProps) {
  const now = useWorldTime();
  const until = protectedItems(blindages, listing.reported?.code ?? '', now).get(listing.id) ?? null;
  const warnings = warningsOf(listing, until);
  return (
    <>
      {listing.sending && <SendingPill id={listing.id} />}
      {warnings.length > 0 && (
        <ul className={classes.warnings}>
          {warnings.map((warning) => {
            const Icon = icons[warning.about];
            return (
              <li key={warning.about} data-about={warning.about}>
                <Icon size={14} aria-hidden="true" />
                <span>
                  <WarningWords warning={warning} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
