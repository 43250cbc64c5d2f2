import { useState } from 'react';

interface FormKey<Values> {
  /** The form's `key`. */
  key: number;
  /** To be told what the form itself asks for, before it does. */
  submitted: (values: Values) => void;
}

/**
 * For a form whose values stand in the address: a new key, and so a new form, when they were changed elsewhere, as by the browser's way
 * back. What the form asked for itself leaves it as it is, with the focus in it.
 * @param formValues what the address says now
 */
export function useFormKey<Values>(formValues: Values): FormKey<Values> {
  const valuesText = JSON.stringify(formValues);
  const [state, set] = useState({ key: 0, seen: valuesText, own: valuesText });
  if (state.seen !== valuesText)
    set({ key: state.own === valuesText ? state.key : state.key + 1, seen: valuesText, own: valuesText });
  return { key: state.key, submitted: (values) => set((before) => ({ ...before, own: JSON.stringify(values) })) };
}
