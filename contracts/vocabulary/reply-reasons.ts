/** Why the seller's papers are rejected when a report is confirmed. The number travels as `rejectMemberId`. */
export const rejectReasons = [
  { id: '1', name: 'document_mismatch' },
  { id: '2', name: 'illegible' },
  { id: '3', name: 'content_not_authorised' },
  { id: '4', name: 'stock_not_justified' },
  { id: '5', name: 'bought_and_counterfeit' },
  { id: '6', name: 'luxury_with_much_stock' },
  { id: '7', name: 'priced_below_average' },
  { id: '8', name: 'not_for_this_country' },
  { id: '9', name: 'not_officially_launched' },
  { id: '10', name: 'not_for_the_marketplace' },
  { id: '11', name: 'insufficient_legitimacy_check' },
  { id: '12', name: 'presented_but_not_authorised' },
  { id: '13', name: 'never_offered_product' },
  { id: '14', name: 'insults_or_aggression' },
  { id: '15', name: 'unauthorised_format' },
  { id: '16', name: 'unauthorised_image' },
  { id: '17', name: 'insufficient_documentation' },
] as const;
export type RejectReasonId = (typeof rejectReasons)[number]['id'];
export type RejectReasonName = (typeof rejectReasons)[number]['name'];

/** The seven that a person is offered; the others are only shown where a case carries them. */
export const offeredRejectReasonIds = ['1', '2', '3', '4', '5', '6', '7'] as const satisfies readonly RejectReasonId[];

/** Why a report is retracted. The wire has no field for it: its sentence opens the description. */
export const retractReasons = ['by_mistake', 'seller_proved_authorisation', 'agreement_with_seller', 'other'] as const;
export type RetractReason = (typeof retractReasons)[number];
