import type { ActorRefFrom } from 'xstate';
import type { Frame } from '../lab/lab.types';
import type { PayloadSpec } from '../lab/payloads.types';
import type { deskMachine } from './desk.machine';
import type { walkMachine } from './walk.machine';

export type DeskRef = ActorRefFrom<typeof deskMachine>;
export type WalkRef = ActorRefFrom<typeof walkMachine>;

export interface PanelProps {
  desk: DeskRef;
  walk: WalkRef;
  /** The frame that is looked at. */
  frame: Frame;
}

/** A field for JSON; its label and its fault stand around it. */
export interface JsonFieldProps {
  text: string;
  written: PayloadSpec;
  labelId: string;
  faultId: string;
  invalid: boolean;
  onEdit: (text: string) => void;
  onSend: () => void;
}
