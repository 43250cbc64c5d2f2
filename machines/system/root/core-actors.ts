export { profileMachine } from '../profile/profile.machine';
export { draftsMachine } from '../drafts/drafts.machine';
export { listingsMachine } from '../listings/listings.machine';
export { outboxRelayMachine } from '../outbox-relay/outbox-relay.machine';
