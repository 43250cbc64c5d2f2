import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as picture from '../chart/picture';
import { browserPlatform, isWalkEntry } from './browser-platform';
import { defaultViewOptions } from './location';

vi.mock('../chart/picture', () => ({ renderChartPng: vi.fn<typeof picture.renderChartPng>() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '#');
});

test.each([
  [true, 'phone'],
  [false, 'wide'],
])('in a narrow browser (%s) the screen is looked at as on a phone', (matches, width) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(width < 60rem)' }));
  expect(browserPlatform.outlook()).toEqual({ ...defaultViewOptions, width });
});

test('the address is kept in the place of the one before, and told as a whole', () => {
  const before = history.length;
  browserPlatform.setAddress('#/case?tab=data', '', false);
  expect([location.hash, history.length]).toEqual(['#/case?tab=data', before]);
  browserPlatform.setAddress('#/case?life=a case', '#/case?tab=data', false);
  browserPlatform.setAddress('#/case?tab=share', '#/case?life=a case', false);
  expect(location.hash).toBe('#/case?tab=share');
  expect(browserPlatform.addressOf('#/login')).toBe(new URL('#/login', location.href).href);
});

test('a new address stands behind the one before, and both are known as ours', () => {
  expect(isWalkEntry()).toBe(false);
  browserPlatform.markAddress();
  const before = history.length;
  browserPlatform.setAddress('#/case/abc', '', true);
  expect([location.hash, history.length, isWalkEntry()]).toEqual(['#/case/abc', before + 1, true]);
  browserPlatform.setAddress('#/case/abc', '#/case/abc', true);
  expect(history.length).toBe(before + 1);
});

test('an address that somebody chose meanwhile stays', () => {
  history.replaceState(null, '', '#/login');
  browserPlatform.setAddress('#/case?tab=data', '#/case', true);
  expect(location.hash).toBe('#/login');
});

describe('the clipboard', () => {
  const withClipboard = (writeText: (text: string) => Promise<void>) =>
    vi.stubGlobal('navigator', { clipboard: { writeText } });

  test('takes the text', async () => {
    const writeText = vi.fn(async () => undefined);
    withClipboard(writeText);
    expect(await browserPlatform.copy('a test')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a test');
  });

  test('that refuses is told, and so is one that isn’t there', async () => {
    withClipboard(() => Promise.reject(new DOMException('Not now.', 'NotAllowedError')));
    expect(await browserPlatform.copy('a test')).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await browserPlatform.copy('a test')).toBe(false);
  });
});

describe('a file', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is saved under its name, and what it took is given back', () => {
    const urls = { createObjectURL: vi.fn(() => 'blob:one'), revokeObjectURL: vi.fn() };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, urls));
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href, this.download);
    });
    const data = new Blob(['<svg/>']);
    browserPlatform.save('case.svg', data);
    expect([clicked, urls.createObjectURL.mock.calls]).toEqual([['blob:one', 'case.svg'], [[data]]]);
    expect(urls.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(urls.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:one');
  });
});

describe('a picture', () => {
  test('is drawn in its size', async () => {
    const drawn = new Blob(['png']);
    vi.mocked(picture.renderChartPng).mockResolvedValue(drawn);
    expect(await browserPlatform.png('<svg/>', { width: 3, height: 2 })).toBe(drawn);
    expect(picture.renderChartPng).toHaveBeenLastCalledWith('<svg/>', 3, 2);
  });

  test('that can’t be drawn is none', async () => {
    vi.mocked(picture.renderChartPng).mockRejectedValue(new Error('The canvas is too large.'));
    expect(await browserPlatform.png('<svg/>', { width: 3, height: 2 })).toBeNull();
  });
});
