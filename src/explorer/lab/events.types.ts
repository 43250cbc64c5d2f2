/** Types of events that a machine hears, and of those that it sends: to a system actor, its parent, a child or everyone. */
export interface MachineEventTypes {
  hears: string[];
  sends: string[];
}
