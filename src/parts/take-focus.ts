/** As a `ref`: what comes takes the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** As the `ref` of a form that comes in the place of something else: the field marked with `data-autofocus` takes the focus. */
export function takeFirstFocus(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
