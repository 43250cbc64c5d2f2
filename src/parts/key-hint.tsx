import classes from './parts.module.css';

/** The key that does the same; for the eye, as the control names its key for assistive technology itself. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
