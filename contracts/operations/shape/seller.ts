import type { SellerFieldsFragment } from '../../generated/operations';
import type { Seller } from '../../shapes';
import { valueOrNull } from './values';

export function sellerOf(wire: SellerFieldsFragment): Seller {
  return {
    id: wire.id,
    nickname: wire.nickname ?? wire.id,
    country: wire.country,
    reputation: wire.reputation,
    itemsSold: wire.itemsSold,
    reportsReceived: wire.reportsReceived,
    counterNoticesSent: wire.counterNoticesSent,
    counterNoticesAccepted: wire.counterNoticesAccepted,
    watched: wire.blackSeller ?? false,
    trusted: wire.whiteSeller ?? false,
    powerSellerStatus: wire.reputationPowerSellerStatus,
    address: valueOrNull(wire.address),
  };
}
