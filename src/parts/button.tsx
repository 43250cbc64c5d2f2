import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { AppLink } from './app-link';
import classes from './button.module.css';
import { classNames } from './class-names';

interface Looks {
  /** `filled` is the one main action of a place, `default` any other, `subtle` one that whispers. */
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** Red takes something away; `trusted` and `suspicious`, with `light`, are the two marks of a listing in their hues. */
  color?: 'red' | 'gray' | 'trusted' | 'suspicious';
  size?: 'xs' | 'sm' | 'md';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export interface ButtonProps
  extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className' | 'children'> {
  /** Its request is under way: it keeps its place and the focus, and takes no press. */
  loading?: boolean;
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
  'data-disabled'?: boolean;
}

export interface ButtonLinkProps
  extends
    Looks,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'className' | 'children' | 'href' | 'target' | 'rel'> {
  href: string;
  newTab?: boolean;
}

const inside = (left: ReactNode, children: ReactNode, right: ReactNode) => (
  <>
    {left !== undefined && <span className={classes.section}>{left}</span>}
    <span className={classes.label}>{children}</span>
    {right !== undefined && <span className={classes.section}>{right}</span>}
  </>
);

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const {
    variant = 'filled',
    color,
    size = 'sm',
    fullWidth = false,
    leftSection,
    rightSection,
    className,
    children,
    ...rest
  } = props;
  const looks = {
    className: classNames(classes.button, fullWidth && classes.wide, className),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
  };
  if (rest.href !== undefined) {
    return (
      <AppLink {...rest} {...looks}>
        {inside(leftSection, children, rightSection)}
      </AppLink>
    );
  }
  const { loading = false, onClick, type = 'button', ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      {...looks}
      type={type}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {inside(leftSection, children, rightSection)}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  variant?: 'subtle' | 'default';
  color?: 'red' | 'gray';
  size?: 'sm' | 'lg';
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-label': string;
}

/** A square button that is an icon; its name is its label. */
export function ActionIcon({
  variant = 'subtle',
  color,
  size = 'lg',
  loading = false,
  onClick,
  className,
  children,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(classes.button, classes.square, className)}
      data-variant={variant}
      data-color={color}
      data-size={size}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={classes.label}>{children}</span>
    </button>
  );
}
