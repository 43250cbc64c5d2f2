import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import classes from './options-panel.module.css';
import { useFloating } from './use-floating';

interface OptionsPanelProps {
  /** Names the button and its panel. */
  label: string;
  icon: ReactNode;
  /** Another one closes it: what was asked for in it is there. */
  closedBy?: string;
  children: ReactNode;
}

/** A button with a panel of fields and actions in the top layer: Escape and a press outside close it, and so does an action in it. */
export function OptionsPanel({ label, icon, closedBy, children }: OptionsPanelProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const stand = useFloating(buttonRef, panelRef);

  useEffect(() => panelRef.current?.hidePopover?.(), [closedBy]);

  // What an action opens gives the focus back to the button, which stays. A form may be refused: it is done when it is answered, and its other
  // buttons are those of its fields.
  const acted = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element) || target.closest('button, a') === null || target.closest('form') !== null) return;
    panelRef.current?.hidePopover?.();
    buttonRef.current?.focus();
  };

  return (
    <>
      <button ref={buttonRef} type="button" className={classes.button} popoverTarget={id}>
        {icon}
        <span className={classes.label}>{label}</span>
      </button>
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classes.panel}
        onToggle={(event) => stand(event.newState === 'open')}
        onClickCapture={acted}
      >
        {children}
      </div>
    </>
  );
}
