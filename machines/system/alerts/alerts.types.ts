import type { AlertPermission, Outcome } from '../../../contracts/ports';
import type { Alert } from '../../domain/alerts';
import type { SystemActors } from '../../kit/system-actor';

export interface AlertsContext {
  profile: SystemActors['profile'];
  /** What this browser allows; null until it has said so. */
  right: AlertPermission | null;
  /** To be told as soon as it is sure that no tab is in sight. */
  waiting: Alert[];
}

/** Something that was long in coming has come. */
export interface LongTaskEnded {
  type: 'long.ended';
  alert: Alert;
}

/** An alert was pressed, or went otherwise. */
export interface AlertClosed {
  type: `xstate.done.actor.alert.${string}`;
  actorId: string;
  output: Outcome<boolean>;
}

export type AlertsEvent =
  | LongTaskEnded
  | AlertClosed
  /** No other tab of the console is in sight. */
  | { type: 'lease.got' }
  | { type: 'sight.changed'; inSight: boolean }
  | { type: 'alerts.turnOn' }
  | { type: 'alerts.turnOff' };
