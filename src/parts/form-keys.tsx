import type { KeyboardEvent, ReactNode } from 'react';
import { KeyHint } from './key-hint';
import classes from './parts.module.css';

/** A held Enter submits a form once, however many forms stand one after the other. */
export function preventRepeatedSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** A choice with the number that chooses it, for the eye. */
export function NumberedChoice({ at, children }: { at: number; children: ReactNode }) {
  return (
    <span className={classes.numbered}>
      <span>{children}</span>
      <KeyHint>{String(at + 1)}</KeyHint>
    </span>
  );
}

/** Chooses, as a press would, the choice at that place of the group of that field, and leaves the focus on it. */
export function chooseOption(path: string, at: number): void {
  const choice = document.querySelectorAll<HTMLInputElement>(`[data-path="${path}"] input[type=radio]`)[at];
  choice?.click();
  choice?.focus();
}

/** Submits the form around what has the focus, as its button would. */
export function submitFocusedForm(): void {
  document.activeElement?.closest('form')?.requestSubmit();
}

/** Gives the focus to the form of the page once it is in sight: to what is chosen in it, or to its first field. */
export function focusPageForm(): void {
  requestAnimationFrame(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(`main form ${selector}`);
    (find('input:checked') ?? find('input'))?.focus();
  });
}

/** Whether that part of the page is painted, and not hidden because there is no room beside another. */
export const isElementVisible = (selector: string): boolean =>
  document.querySelector<HTMLElement>(selector)?.checkVisibility?.() ?? true;
