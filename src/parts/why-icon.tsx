import type { MouseEventHandler, ReactNode } from 'react';
import type { ToldBecause } from '../copy/because';
import classes from './why-icon.module.css';
import { WhyPlain } from './why-plain';

interface WhyIconProps {
  /** Why it cannot be pressed now, null when it can. */
  why: ToldBecause | null;
  /** What it does. */
  name: string;
  /** With what: together they name it in a list of many. */
  of: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** Its picture. */
  children: ReactNode;
}

/** A picture that is pressed, in the rows of a long list. */
export function WhyIcon({ why, name, of, onClick, children }: WhyIconProps) {
  const label = [name, of].join(': ');
  return (
    <WhyPlain
      why={why}
      className={classes.icon}
      aria-label={label}
      title={why === null ? name : undefined}
      onClick={onClick}
    >
      {children}
    </WhyPlain>
  );
}
