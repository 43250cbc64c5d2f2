export { createServer, type ServerOptions } from './create-server';
export type { RunningServer } from './start-server';
export type { Fault, FaultKind } from './faults';
export { stateHandlers } from '../states';
