import { useEffect, useRef } from 'react';

/** Says what stands there, each time that `key` becomes another, and takes it back when nothing does (null), or when its place goes. */
export function useAnnouncement(key: string | null, announce: () => void, takeBack: () => void): void {
  const heldRef = useRef({ say: announce, takeBack });
  useEffect(() => {
    heldRef.current = { say: announce, takeBack };
  });
  useEffect(() => {
    if (key === null) heldRef.current.takeBack();
    else heldRef.current.say();
  }, [key]);
  useEffect(() => () => heldRef.current.takeBack(), []);
}
