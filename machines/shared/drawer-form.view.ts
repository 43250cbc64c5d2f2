import type { DrawerFormContext } from './drawer-form';

interface Snapshot<Values> {
  context: DrawerFormContext<Values>;
  value: unknown;
  hasTag: (tag: 'busy') => boolean;
  can: (event: { type: 'form.close' }) => boolean;
}

/** What a form in a drawer shows: what the fields hold, what was refused, and whether it is on its way out. */
export function drawerFormView<Values>(snapshot: Snapshot<Values>) {
  const { values, refused, failure } = snapshot.context;
  return {
    values,
    refused,
    failure,
    open: snapshot.value !== 'leaving' && snapshot.value !== 'gone',
    submitting: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
  };
}
