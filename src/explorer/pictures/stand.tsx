import { createRoot } from 'react-dom/client';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import type { Inside, Shown } from './inside';
import { Scene } from './scene';

/** No screen takes the focus out of the explorer's hands: it moves only while somebody works in the picture. */
function keepFocusWith(frame: Element): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (frame.ownerDocument.activeElement === frame) focus.call(this, options);
  };
}

/** What the screens leave to the browser is told instead: ordinary links, new tabs, downloads; no form is sent anywhere. */
function stayHere(tell: (href: string) => void): void {
  const hear = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (href === null || href === undefined || href.startsWith('#')) return;
    event.preventDefault();
    tell(href);
  };
  document.addEventListener('click', hear);
  document.addEventListener('auxclick', hear);
  document.addEventListener('submit', (event) => event.preventDefault());
}

/** From now on this document's browser says of the network what it is told to, and not what is so. */
function browserOfOwn(): (online: boolean) => void {
  let now = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => now });
  return (online) => {
    if (online === now) return;
    now = online;
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
}

/** Makes this document a picture, in the frame that holds it. */
export function stand(frame: Element): Inside {
  let shown: Shown | null = null;
  const goOnline = browserOfOwn();
  let rehearsed: Rehearsal | null = null;
  let takes = 0;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  keepFocusWith(frame);
  stayHere((href) => shown?.onNavigate?.(href));
  return {
    show: (props) => {
      shown = props;
      if (props === null) {
        root.render(null);
        return;
      }
      if (props.rehearsal !== rehearsed) takes += 1;
      rehearsed = props.rehearsal;
      goOnline(props.online);
      document.documentElement.lang = props.lang;
      document.documentElement.setAttribute('data-mantine-color-scheme', props.scheme);
      root.render(<Scene key={`${props.name} ${takes}`} {...props} />);
    },
  };
}
