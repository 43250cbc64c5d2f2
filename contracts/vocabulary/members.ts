/** What memberRestriction.status may say; anything else follows the ordinary allowance. */
export const restrictionStatuses = ['none', 'new_member', 'dormant', 'low_efficiency'] as const;
export type RestrictionStatus = (typeof restrictionStatuses)[number];

/** What memberJudge.severity may say; anything else follows the ordinary allowance. */
export const judgeSeverities = ['warning', 'temporary_restriction', 'temporary_suspension', 'suspension'] as const;
export type JudgeSeverity = (typeof judgeSeverities)[number];

/** memberJudge.sub_type; `neutral` when absent. */
export const memberQualities = ['excellent', 'good', 'regular', 'critical', 'neutral'] as const;
export type MemberQuality = (typeof memberQualities)[number];

/** `default` is no data, `medium` at risk, `risk` restricted. */
export const efficiencyLevels = ['default', 'high', 'medium', 'risk'] as const;
export type EfficiencyLevel = (typeof efficiencyLevels)[number];

export const devices = ['Mobile', 'Tablet', 'Desktop'] as const;
export type Device = (typeof devices)[number];

/** What a person has closed for good, as flags of the profile. */
export const helpFlags = [
  'dialog',
  'didReport',
  'onBoarding',
  'onBoardingPendingDenounced',
  'onBoardingPendingDetail',
  'suggestions',
  'didReportExcel',
  'redirectFlowInfo',
  'restrictionNewMember',
  'articlesPinned',
  'translateTooltipAlreadyShown',
  'newReasonTooltipAlreadyShown',
  'discardTooltipAlreadyShown',
] as const;
export type HelpFlag = (typeof helpFlags)[number];
