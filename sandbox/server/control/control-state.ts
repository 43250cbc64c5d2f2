/** What the control page can switch while the server runs; a restart goes back to the options. */
export interface ControlState {
  /** Whether the gateway honours operation keys, and tells the console so. */
  operationKeysHonoured: boolean;
  /** Told as X-App-Version on every answer. */
  appVersion: string;
}
