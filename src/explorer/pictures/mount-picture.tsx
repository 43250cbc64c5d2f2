import { createRoot } from 'react-dom/client';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { PictureHandle, PictureContent } from './picture-handle';
import { Scene } from './scene';

/** No screen takes the focus out of the explorer's hands: it moves only while somebody works in the picture. */
function keepFocusWith(frame: Element): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (frame.ownerDocument.activeElement === frame) focus.call(this, options);
  };
}

/** What the screens leave to the browser is told instead: ordinary links, new tabs, downloads; no form is sent anywhere. */
function interceptNavigation(onNavigate: (href: string) => void): void {
  const hear = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (href === null || href === undefined || href.startsWith('#')) return;
    event.preventDefault();
    onNavigate(href);
  };
  document.addEventListener('click', hear);
  document.addEventListener('auxclick', hear);
  document.addEventListener('submit', (event) => event.preventDefault());
}

/** From now on this document's browser says of the network what it is told to, and not what is so. */
function browserOfOwn(): (online: boolean) => void {
  let isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return (online) => {
    if (online === isOnline) return;
    isOnline = online;
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
}

/** Makes this document a picture, in the frame that holds it. */
export function mountPicture(frame: Element): PictureHandle {
  let shown: PictureContent | null = null;
  const goOnline = browserOfOwn();
  let simulated: Simulation | null = null;
  let takes = 0;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  keepFocusWith(frame);
  interceptNavigation((href) => shown?.onNavigate?.(href));
  return {
    show: (props) => {
      shown = props;
      if (props === null) {
        root.render(null);
        return;
      }
      if (props.simulation !== simulated) takes += 1;
      simulated = props.simulation;
      goOnline(props.online);
      document.documentElement.lang = props.lang;
      document.documentElement.setAttribute('data-mantine-color-scheme', props.scheme);
      root.render(<Scene key={`${props.name} ${takes}`} {...props} />);
    },
  };
}
