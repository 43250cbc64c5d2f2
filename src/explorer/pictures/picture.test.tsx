import { expect, test, vi } from 'vitest';
import { simulate } from '../../../machines/simulator/simulate';
import { galleryMachine } from '../../../machines/shared/gallery/gallery.machine';
import { gallerySamples } from '../../../machines/shared/gallery/gallery.samples';
import { act } from '../../../tests/act';
import { getElement, renderNode } from '../../../tests/render-node';
import { pictureReadyEvent } from './picture-handle';
import { fitPicture, Picture, type PictureProps } from './picture';
import { mountPicture } from './mount-picture';

async function framed() {
  const simulation = await simulate(galleryMachine, gallerySamples);
  const props: PictureProps = {
    name: 'gallery',
    simulation: simulation as never,
    lang: 'es',
    scheme: 'dark',
    width: 'wide',
    online: true,
  };
  const { host, show } = renderNode(<Picture {...props} />);
  const frame = getElement<HTMLIFrameElement>(host, 'iframe');
  const inside = { show: vi.fn<(shown: unknown) => void>() };
  const ready = () => act(() => void frame.dispatchEvent(new CustomEvent(pictureReadyEvent, { detail: inside })));
  return { simulation, props, host, show, frame, inside, ready };
}

test('the document in the frame is given the live simulation when it stands ready, and again what changes', async () => {
  const { props, simulation, show, inside, ready } = await framed();
  ready();
  expect(inside.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'gallery', lang: 'es', scheme: 'dark' }),
  );
  expect(inside.show.mock.lastCall?.[0]).toHaveProperty('simulation', simulation);
  show(<Picture {...props} lang="pt" />);
  expect(inside.show).toHaveBeenLastCalledWith(expect.objectContaining({ lang: 'pt' }));
  expect(inside.show).toHaveBeenCalledTimes(2);
  show(null);
  expect(inside.show).toHaveBeenLastCalledWith(null);
});

test('a document that was loaded anew is given everything again', async () => {
  const { inside, ready, frame } = await framed();
  ready();
  const anew = { show: vi.fn<(shown: unknown) => void>() };
  act(() => void frame.dispatchEvent(new CustomEvent(pictureReadyEvent, { detail: anew })));
  expect(inside.show).toHaveBeenLastCalledWith(null);
  expect(anew.show).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'gallery' }));
});

test.each([
  ['phone', { width: 700, height: 1000 }, { width: 390, height: 844, scale: 1 }],
  ['phone', { width: 700, height: 500 }, { width: 390, height: 500, scale: 1 }],
  ['phone', { width: 195, height: 500 }, { width: 390, height: 844, scale: 0.5 }],
  ['wide', { width: 640, height: 400 }, { width: 1280, height: 800, scale: 0.5 }],
  ['wide', { width: 1600, height: 900 }, { width: 1600, height: 900, scale: 1 }],
  ['wide', { width: 0, height: 0 }, { width: 1280, height: 0, scale: 1 }],
] as const)('%s in a pane of %o', (width, pane, expected) => {
  expect(fitPicture(width, pane)).toEqual(expected);
});

test('in a picture nothing leaves: ordinary links and forms are told or stopped, only who works in it moves the focus, and its network is the simulated one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { focus } = HTMLElement.prototype;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const simulation = await simulate(galleryMachine, gallerySamples);
  const ways: string[] = [];
  const inside = mountPicture(frame);
  const shown = {
    name: 'gallery',
    simulation: simulation as never,
    lang: 'pt',
    scheme: 'dark',
    online: true,
    onNavigate: (href: string) => void ways.push(href),
  } as const;
  inside.show(shown);
  await vi.waitUntil(() => document.querySelector('main, [class*=face] button'), { timeout: 10_000 });
  const root = document.documentElement;
  expect([root.lang, root.getAttribute('data-mantine-color-scheme')]).toEqual(['pt', 'dark']);

  const link = document.body.appendChild(document.createElement('a'));
  link.setAttribute('href', '/files/documents/1.pdf');
  link.target = '_blank';
  const clicks = ['click', 'auxclick'].map((type) => new MouseEvent(type, { bubbles: true, cancelable: true }));
  const form = document.body.appendChild(document.createElement('form'));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  for (const click of clicks) link.dispatchEvent(click);
  form.dispatchEvent(submit);
  expect([...clicks, submit].map((event) => event.defaultPrevented)).toEqual([true, true, true]);
  expect(ways).toEqual(['/files/documents/1.pdf', '/files/documents/1.pdf']);

  link.focus();
  expect(document.activeElement).toBe(document.body);
  focus.call(frame);
  link.focus();
  expect(document.activeElement).toBe(link);

  const onlineChanges: boolean[] = [];
  const hear = () => void onlineChanges.push(navigator.onLine);
  for (const type of ['online', 'offline']) addEventListener(type, hear);
  for (const online of [true, false, false, true]) inside.show({ ...shown, online });
  expect(onlineChanges).toEqual([false, true]);
  for (const type of ['online', 'offline']) removeEventListener(type, hear);

  inside.show(null);
  Reflect.deleteProperty(navigator, 'onLine');
  HTMLElement.prototype.focus = focus;
});
