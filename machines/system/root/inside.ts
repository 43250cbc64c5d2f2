export { profileMachine } from '../profile/profile.machine';
export { draftsMachine } from '../drafts/drafts.machine';
export { listingsMachine } from '../listings/listings.machine';
export { surveyMachine } from '../survey/survey.machine';
export { statisticsMachine } from '../statistics/statistics.machine';
export { outboxRelayMachine } from '../outbox-relay/outbox-relay.machine';
