import { useForm, type FormErrors } from '@mantine/form';
import { createElement, useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { BlockReason } from '../../machines/domain/block-reason';
import type * as SecondPress from '../parts/second-press';
import { earlyPressDelay } from '../parts/early-press-guard';
import { useIntl } from 'react-intl';
import { describeBlockReason } from '../copy/block-reasons';

/** A reason in words, as they are when it is painted: those of its area may come after it. */
function ReasonText({ because }: { because: BlockReason }) {
  return describeBlockReason(useIntl(), because);
}

let presses: typeof SecondPress | null = null;
async function wantPresses(): Promise<void> {
  presses ??= await import('../parts/second-press').catch(() => null);
  presses?.watchPresses();
}

const hearSign = () => void wantPresses();

/** Who presses has moved the pointer, touched the page or pressed a key before: until then nothing is loaded for it. */
function wantPressesOnceUsed(): void {
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, hearSign, { once: true, capture: true });
}

/** How long, in milliseconds, what is typed may wait before its machine has it. */
export const saveDelay = 300;

/** What is wrong at each field, null where nothing is. The keys stand as the fields do on the screen, from the top. */
export type FormFaults<Values> = { [Field in keyof Values]?: BlockReason | null };

interface MachineForm<Values> {
  /** What the fields hold at first. A form whose values come from a draft takes the machine's `seed` as its `key`. */
  values: Values;
  /** The rules of `machines/domain`, asked on submit before the machine is. */
  rules?: (values: Values) => FormFaults<Values>;
  /** What the machine, or the gateway behind it, found wrong with what was submitted: a new object each time that it did. */
  refused?: FormFaults<Values> | null;
  /** What went wrong otherwise, a new object each time: the field to begin again at takes the focus. */
  again?: { at: keyof Values & string; failure: object | null };
  /** The request is under way: the fields keep the focus and can't be written in. */
  busy?: boolean;
  /** Takes whole values, which the rules have nothing against; what `keep` had yet to take, it has taken before. */
  submit: (values: Values) => void;
  /** Takes whole values as a draft, at most `setWithin` late, and at once when the form or the page goes. */
  keep?: (values: Values) => void;
  /** Takes whole values on each change, where a guard or a preview needs them. */
  changed?: (values: Values) => void;
}

/** Gives a field of that form its props. */
export type FieldOf<Values extends { [Field in keyof Values]: unknown }> = ReturnType<
  typeof useMachineForm<Values>
>['field'];

/** The field of that value, also where a browser knows it by another name. */
const fieldIn = (sent: HTMLFormElement, name: string): Element | undefined =>
  [...sent.elements].find((node) => node instanceof HTMLElement && node.dataset['path'] === name) ??
  (sent.elements.namedItem(name) as Element | null) ??
  undefined;

/** A browser may fill it by itself: it says with what. Such fields show their values as they are. */
const mayBeFilled = (node: HTMLElement): boolean => !['', 'off'].includes(node.getAttribute('autocomplete') ?? '');

/**
 * A form whose fields keep what is typed and whose machine decides: uncontrolled, told whole values, each fault at its field, and the
 * focus on the first one. A second press of what went out, within half a second, does nothing and blames nobody. `field(name)` is spread
 * on a Mantine input, `onSubmit` is the form's.
 */
export function useMachineForm<Values extends { [Field in keyof Values]: unknown }>({
  values,
  rules,
  refused = null,
  again,
  busy = false,
  submit,
  keep,
  changed,
}: MachineForm<Values>) {
  const waits = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values } | null>(null);
  const keepNow = useRef(keep);
  /** When it went out, until something is typed, or told of it. */
  const sent = useRef<{ at: number; others: number } | null>(null);
  useLayoutEffect(() => {
    keepNow.current = keep;
  });

  const flush = useRef(() => {
    const pendingTimer = waits.current;
    waits.current = null;
    if (pendingTimer === null) return;
    clearTimeout(pendingTimer.timer);
    keepNow.current?.(pendingTimer.values);
  });
  const toFormErrors = (faults: FormFaults<Values>): FormErrors =>
    Object.fromEntries(
      Object.entries<BlockReason | null | undefined>(faults).flatMap(([name, fault]) =>
        fault == null ? [] : [[name, createElement(ReasonText, { because: fault })]],
      ),
    );

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: values,
    validate: (now) => toFormErrors(rules?.(now) ?? {}),
    onValuesChange: (now) => {
      sent.current = null;
      changed?.(now);
      if (keep === undefined) return;
      const timer = waits.current?.timer ?? setTimeout(() => flush.current(), saveDelay);
      waits.current = { timer, values: now };
    },
  });
  /** The field of that name, or the first one that can be reached in a group of that name. */
  const focusAt = (name: string) => {
    const node = form.getInputNode(name);
    (node?.matches('input, textarea, select') ? node : node?.querySelector<HTMLElement>('input'))?.focus();
  };
  const focusOn = (errors: FormErrors) => {
    const [first] = Object.keys(errors);
    if (first !== undefined) focusAt(first);
  };

  useEffect(wantPressesOnceUsed, []);
  useEffect(() => {
    sent.current = null;
    const errors = toFormErrors(refused ?? {});
    if (Object.keys(errors).length === 0) return;
    form.setErrors(errors);
    focusOn(errors);
    // A refusal is told once, when it comes; what is typed after it takes it back field by field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused]);

  const failure = again?.failure ?? null;
  const before = useRef(failure);
  useEffect(() => {
    const isNewFailure = failure !== before.current;
    before.current = failure;
    if (isNewFailure) sent.current = null;
    if (isNewFailure && failure !== null && again !== undefined) focusAt(again.at);
    // Once for each failure; the one that stood when the form came is of another press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);

  useEffect(() => {
    const now = flush.current;
    addEventListener('pagehide', now);
    return () => {
      removeEventListener('pagehide', now);
      now();
    };
  }, []);

  /** A password manager may fill a field without an event. */
  const takeFilled = (sent: HTMLFormElement) => {
    for (const [name, known] of Object.entries(form.getValues())) {
      const node = fieldIn(sent, name);
      const isField = node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
      if (typeof known !== 'string' || !isField || !mayBeFilled(node)) continue;
      if (node.value !== known) form.setFieldValue(name, node.value as never);
    }
  };
  const send = form.onSubmit(
    (now) => {
      if (busy) return;
      flush.current();
      sent.current = { at: Date.now(), others: presses?.countOtherActions() ?? 0 };
      presses?.blockSecondPress();
      submit(now);
    },
    (errors) => focusOn(errors),
  );

  return {
    /** Keeps at once what still waits, for a form whose machine ends with its being closed. */
    flush: flush.current,
    field: (name: keyof Values & string, type: 'input' | 'checkbox' = 'input') => {
      const props = form.getInputProps(name, { type });
      return {
        ...props,
        name,
        readOnly: busy || undefined,
        'aria-invalid': props.error == null ? undefined : true,
      };
    },
    onSubmit: (event?: FormEvent<HTMLFormElement>) => {
      if (event) takeFilled(event.currentTarget);
      const { at, others } = sent.current ?? { at: -Infinity, others: 0 };
      if (Date.now() - at < earlyPressDelay && others === (presses?.countOtherActions() ?? 0)) event?.preventDefault();
      else send(event);
    },
  };
}
