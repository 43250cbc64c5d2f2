/** The console, as the provider knows it. */
export const clientId = 'vigia-console';

/** Audience of the access tokens: the gateway. */
export const gatewayAudience = 'urn:vigia:gateway';
