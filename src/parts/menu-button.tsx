import { IconCheck } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Target } from '../../machines/domain/addresses';
import { AppLink } from './app-link';
import { classNames } from './class-names';
import classes from './menu-button.module.css';
import { useFloating } from './use-floating';

export interface MenuChoice {
  id: string;
  label: ReactNode;
  /** At the end of the line, fainter. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Given, it is one of several of which one holds. */
  checked?: boolean;
  to?: Target;
  /** An address that others wrote. */
  href?: string;
  newTab?: boolean;
  /** The sentence that says why it can't be chosen now; it stays in the menu. */
  why?: string | null;
  onChoose?: () => void;
}

interface MenuButtonProps {
  /** Names the button and its menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  choices: readonly MenuChoice[];
  /** Above the choices: who or what they belong to. */
  head?: ReactNode;
  className?: string;
}

const itemsIn = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/** A button with a menu in the top layer: arrows, Home and End walk through it, Escape and a press outside close it. */
export function MenuButton({ label, children, choices, head, className }: MenuButtonProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const stand = useFloating(buttonRef, menuRef);

  const opened = (isOpen: boolean) => {
    const menu = menuRef.current;
    const button = buttonRef.current;
    if (menu === null || button === null) return;
    button.setAttribute('aria-expanded', String(isOpen));
    stand(isOpen);
    if (!isOpen) return;
    // The browser tells of it a moment later: who is inside already stays where they are.
    if (menu.contains(document.activeElement)) return;
    const items = itemsIn(menu);
    (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
  };

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsIn(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Tab') {
      // Above the choices there may be fields, shown or none of them: who goes past the first or the last of all leaves.
      const field = event.currentTarget.querySelector('select');
      const edge = event.shiftKey && field?.getClientRects().length ? field : items[at];
      if (edge === document.activeElement) menuRef.current?.hidePopover?.();
    }
    if (to === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  };

  const choose = (choice: MenuChoice) => {
    menuRef.current?.hidePopover?.();
    buttonRef.current?.focus();
    choice.onChoose?.();
  };

  const inside = (choice: MenuChoice) => (
    <>
      {choice.icon}
      <span className={classes.label}>
        {choice.label}
        {choice.why && (
          <span id={`${id}-${choice.id}`} className={classes.why}>
            {choice.why}
          </span>
        )}
      </span>
      {choice.aside !== undefined && <span className={classes.aside}>{choice.aside}</span>}
      {choice.checked === true && <IconCheck size={16} aria-hidden="true" className={classes.check} />}
    </>
  );

  // A long menu scrolls, and what scrolls is reached by Tab.
  const first = choices.find(({ checked }) => checked) ?? choices[0];
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classNames(classes.button, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        className={classes.menu}
        onKeyDown={walk}
        onToggle={(event) => opened(event.newState === 'open')}
      >
        {head !== undefined && <div className={classes.head}>{head}</div>}
        <div role="menu" aria-label={label}>
          {choices.map((choice) =>
            choice.to === undefined && choice.href === undefined ? (
              <button
                key={choice.id}
                type="button"
                role={choice.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={choice.checked}
                tabIndex={choice === first ? 0 : -1}
                className={classes.item}
                aria-disabled={choice.why ? true : undefined}
                aria-describedby={choice.why ? `${id}-${choice.id}` : undefined}
                onClick={() => {
                  if (!choice.why) choose(choice);
                }}
              >
                {inside(choice)}
              </button>
            ) : (
              <AppLink
                key={choice.id}
                role={choice.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={choice.checked}
                tabIndex={choice === first ? 0 : -1}
                className={classes.item}
                {...(choice.to === undefined ? { href: choice.href ?? '' } : { to: choice.to })}
                newTab={choice.newTab}
                onClick={() => choose(choice)}
              >
                {inside(choice)}
              </AppLink>
            ),
          )}
        </div>
      </div>
    </>
  );
}
