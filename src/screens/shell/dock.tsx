import type { ReactNode } from 'react';
import classes from './dock.module.css';

/** Tells the style sheets how high that is: what else stays in sight at the foot of the window stands above it. */
function tellHeight(dock: HTMLElement | null) {
  if (dock === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--v-dock', `${dock.offsetHeight}px`));
  observer.observe(dock);
  return () => {
    observer.disconnect();
    style.removeProperty('--v-dock');
  };
}

/** What comes and goes by itself over every screen: at the foot of the window, where nothing on the page moves for it. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div ref={tellHeight} className={classes.dock}>
      {children}
    </div>
  );
}
