import { useEffect, useRef } from 'react';

/** Says what stands there, each time that `key` becomes another, and takes it back when nothing does (null), or when its place goes. */
export function useAnnouncement(key: string | null, announce: () => void, takeBack: () => void): void {
  const latestRef = useRef({ say: announce, takeBack });
  useEffect(() => {
    latestRef.current = { say: announce, takeBack };
  });
  useEffect(() => {
    if (key === null) latestRef.current.takeBack();
    else latestRef.current.say();
  }, [key]);
  useEffect(() => () => latestRef.current.takeBack(), []);
}
