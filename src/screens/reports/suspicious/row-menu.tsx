import { IconBuildingStore, IconDots, IconEye, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { whyNotRemove } from '../../../../machines/domain/listings';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { describeBlockReason, type BlockReasonInfo } from '../../../copy/block-reasons';
import { MenuButton, type MenuChoice } from '../../../parts/menu-button';
import { markControlsOf, MarkIcon, markMessageOf } from '../../shared/marking/mark-buttons';

interface RowMenuProps {
  listing: VisibleListing;
  send: (event: SuspiciousEvent) => void;
}

/** What is done with a row less often than sending it, each in words; what can't be done now says why. */
export function RowMenu({ listing, send }: RowMenuProps) {
  const intl = useIntl();
  const { id, title, seller } = listing;
  const describeIfAny = (why: BlockReasonInfo | null) => (why === null ? null : describeBlockReason(intl, why));
  const choices: MenuChoice[] = [
    {
      id: 'detail',
      label: <FormattedMessage id="suspicious.detail.action" />,
      icon: <IconEye size={16} aria-hidden="true" />,
      onChoose: () => send({ type: 'detail.open', id }),
    },
    ...markControlsOf(listing, 'reported_articles').map(({ mark, why }) => ({
      id: mark,
      label: <FormattedMessage id={markMessageOf(mark)} />,
      icon: <MarkIcon mark={mark} />,
      why: describeIfAny(why),
      onChoose: () => send({ type: `listing.${mark}`, ids: [id] }),
    })),
    {
      id: 'remove',
      label: <FormattedMessage id="suspicious.remove.action" />,
      icon: <IconTrash size={16} aria-hidden="true" />,
      why: describeIfAny(whyNotRemove(listing)),
      onChoose: () => send({ type: 'remove.ask', ids: [id] }),
    },
  ];
  if (seller !== null)
    choices.push({
      id: 'seller',
      label: <FormattedMessage id="suspicious.sellerOnly.action" />,
      icon: <IconBuildingStore size={16} aria-hidden="true" />,
      onChoose: () => send({ type: 'seller.only', id: seller.id }),
    });
  return (
    <MenuButton label={intl.formatMessage({ id: 'suspicious.more.label' }, { title })} choices={choices}>
      <IconDots size={18} aria-hidden="true" />
    </MenuButton>
  );
}
