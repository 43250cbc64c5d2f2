import type { ReactNode } from 'react';
import classes from './key-hints.module.css';

/** The foot of a pane: what keys do there, each a span with its hint and its words. */
export function KeyHints({ children }: { children: ReactNode }) {
  return <div className={classes.hints}>{children}</div>;
}
