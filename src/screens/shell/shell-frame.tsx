import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../parts/class-names';
import classes from './shell-frame.module.css';

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
function Dock({ children }: { children: ReactNode }) {
  return (
    <div ref={tellHeight} className={classes.dock}>
      {children}
    </div>
  );
}

/** The id of the element that holds the screen: the skip link goes there. */
export const contentId = 'content';

interface ShellFrameProps {
  header: ReactNode;
  /** Null where the person is signed out. */
  menu: ReactNode | null;
  footer: ReactNode;
  notices: ReactNode;
  /** Lines over the content, that come with it: a forced language, what holds the account back. */
  banners?: ReactNode;
  /** What comes and goes by itself: what is being sent, a lost connection. */
  docked?: ReactNode;
  /** The side menu is a rail of icons on wide screens. */
  menuCollapsed: boolean;
  /** Maintenance covers everything and stops nothing. */
  covered?: ReactNode;
  children: ReactNode;
}

/** The landmarks around every screen. */
export function ShellFrame({
  header,
  menu,
  footer,
  notices,
  banners,
  docked,
  menuCollapsed,
  covered,
  children,
}: ShellFrameProps) {
  return (
    <div className={classNames(classes.frame, menu !== null && classes.withMenu, menuCollapsed && classes.collapsed)}>
      <a className={classes.skip} href={`#${contentId}`}>
        <FormattedMessage id="shell.skip.link" />
      </a>
      {header}
      {menu}
      <div className={classes.page}>
        <Dock>{docked}</Dock>
        {banners}
        <main id={contentId} className={classes.content} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
      {notices}
      {covered}
    </div>
  );
}
