import { useSelector } from '@xstate/react';
import { useRef, type RefObject } from 'react';
import type { DeskRef, WalkRef } from './panel.types';

interface Draft {
  /** What was typed; undefined while nothing was. */
  text: string | undefined;
  fault: string;
  isOpen: boolean;
  /** The button that opens it. */
  openerRef: RefObject<HTMLButtonElement | null>;
  /** Opens it, with the text that was kept or the one given; closes it when it is open. */
  toggle: (first: () => string) => void;
  edit: (text: string) => void;
  drop: () => void;
  /** Keeps its text. */
  close: () => void;
}

/** A payload or an answer that somebody writes, known by its key. */
export function useDraft(desk: DeskRef, walk: WalkRef, key: string): Draft {
  const text = useSelector(walk, ({ context }) => context.drafts[key]);
  const fault = useSelector(walk, ({ context }) => context.faults[key] ?? '');
  const shut = useSelector(desk, ({ context }) => context.shut.has(key));
  const openerRef = useRef<HTMLButtonElement>(null);
  const edit = (next: string) => walk.send({ type: 'payload.edit', key, text: next });
  const turn = () => desk.send({ type: 'editor.toggle', key });
  return {
    text,
    fault,
    isOpen: text !== undefined && !shut,
    openerRef,
    toggle: (first) => (text === undefined ? edit(first()) : turn()),
    edit,
    drop: () => {
      walk.send({ type: 'payload.reset', key });
      openerRef.current?.focus();
    },
    close: () => {
      turn();
      openerRef.current?.focus();
    },
  };
}
