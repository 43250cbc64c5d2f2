/** How soon after a change of the page its name follows, ms. */
const rest = 100;

const isShown = (element: Element) => element.closest('[hidden], [style*="display: none"]') === null;
const firstShown = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].find(isShown);

/** What the page is about: what carries its name, the last step of the way to it, or the one message that it is. Null where its screen's name says it. */
function subjectOf(page: Document): string | null {
  const message = firstShown(page, '#whole-page-title, [data-page-name]');
  const breadcrumb = firstShown(page, 'main nav > ol');
  const step = breadcrumb && breadcrumb.children.length > 1 ? breadcrumb.querySelector('[aria-current=page]') : null;
  return (message ?? step)?.textContent.trim() || null;
}

/** Names the page in the browser's tab and history after what it is about. Answers what ends that. */
export function followPageName(page: Document, brand: string): () => void {
  /** The name that it has by its screen, and the one that it has from here. */
  let [plain, givenTitle] = [page.title, ''];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const name = () => {
    timer = undefined;
    if (page.title !== givenTitle) plain = page.title;
    const subject = subjectOf(page);
    givenTitle = subject === null ? plain : `${subject} · ${brand}`;
    if (page.title !== givenTitle) page.title = givenTitle;
  };
  const observer = new MutationObserver(() => (timer ??= setTimeout(name, rest)));
  observer.observe(page.documentElement, { childList: true, subtree: true, characterData: true });
  name();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
