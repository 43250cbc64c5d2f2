import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pictureAddress, pictureReadyEvent, type PictureHandle, type PictureContent } from './picture-handle';
import classes from './picture.module.css';

export const pictureWidths = ['phone', 'wide'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureProps extends PictureContent {
  /** `phone` is 390 px; `wide` is all that the pane has, and at least 1280 px, scaled down. */
  width: PictureWidth;
}

const phone = { width: 390, height: 844 };
const leastWide = 1280;

/**
 * The real screen of a simulated machine in a document of its own, which fills the pane around it: the pane must have a height.
 * Clicks are the machine's events, heard by `simulation.onIntrusion`; links lead nowhere, and are told by `onNavigate`.
 */
export function Picture({ width, ...scene }: PictureProps) {
  const paneRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const inside = useInside(frameRef);
  const size = fitPicture(width, useSize(paneRef));
  const { name, simulation, lang, scheme, online, onScheme, onNavigate, onFault } = scene;
  useLayoutEffect(() => {
    inside?.show({ name, simulation, lang, scheme, online, onScheme, onNavigate, onFault });
  }, [inside, name, simulation, lang, scheme, online, onScheme, onNavigate, onFault]);
  useLayoutEffect(() => () => inside?.show(null), [inside]);
  return (
    <div ref={paneRef} className={classes.pane}>
      <div
        className={classes.paper}
        data-width={width}
        style={{ width: size.width * size.scale, height: size.height * size.scale }}
      >
        <iframe
          ref={frameRef}
          title={`The screen of ${name}`}
          src={pictureAddress}
          className={classes.frame}
          style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
        />
      </div>
    </div>
  );
}

function useInside(frameRef: RefObject<HTMLIFrameElement | null>): PictureHandle | null {
  const [inside, setInside] = useState<PictureHandle | null>(null);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    const hear = (event: Event) => setInside((event as CustomEvent<PictureHandle>).detail);
    frame?.addEventListener(pictureReadyEvent, hear);
    return () => frame?.removeEventListener(pictureReadyEvent, hear);
  }, [frameRef]);
  return inside;
}

interface Size {
  width: number;
  height: number;
}

function useSize(paneRef: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: leastWide, height: 800 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (paneRef.current) observer.observe(paneRef.current);
    return () => observer.disconnect();
  }, [paneRef]);
  return size;
}

/** How large the document is, and by which factor it is drawn, in a pane of that size. Exported for its test. */
export function fitPicture(width: PictureWidth, pane: Size): Size & { scale: number } {
  const wanted = width === 'phone' ? phone.width : Math.max(leastWide, pane.width);
  const scale = Math.min(1, pane.width / wanted) || 1;
  const height = Math.floor(pane.height / scale);
  return { width: wanted, height: width === 'phone' ? Math.min(height, phone.height) : height, scale };
}
