/** The console, as the provider knows it. */
export const clientId = 'vigia-console';

/** A console that has no adapter, and so no place to keep a refresh token: it gets none. */
export const standaloneClientId = 'vigia-alone';

/** Audience of the access tokens: the gateway. */
export const gatewayAudience = 'urn:vigia:gateway';
