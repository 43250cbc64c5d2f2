import { acceptCompletion, autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { completionsAt } from '../lab/completion';
import type { JsonFieldProps } from './panel.types';
import classes from './payload-editor.module.css';

type Latest = () => JsonFieldProps;

const nonceOf = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** What may stand at a place: asked for with Ctrl and the space bar, or while a word is written. */
const offers = (latest: Latest) =>
  autocompletion({
    icons: false,
    override: [
      ({ state, pos, explicit }) => {
        const { from, to, options } = completionsAt(state.doc.toString(), pos, latest().written);
        if (options.length === 0 || (!explicit && from === pos)) return null;
        const shown = options.map(({ label, detail, text }) => ({ label, detail, apply: text }));
        return { from, to, options: shown, filter: !explicit };
      },
    ],
  });

/** A letter over a selection is put there by the editor: the browser would keep the look of what stood there by an inline style, which the page's policy forbids. */
const typeOver = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    const { main } = view.state.selection;
    if (inputType !== 'insertText' || data === null || main.empty || view.composing) return false;
    const insert = () => view.state.update({ ...view.state.replaceSelection(data), userEvent: 'input.type' });
    const handled = view.state
      .facet(EditorView.inputHandler)
      .some((one) => one(view, main.from, main.to, data, insert));
    if (!handled) view.dispatch(insert());
    return true;
  },
});

function editorIn(parent: HTMLElement, latest: Latest): EditorView {
  const send = () => {
    latest().onSend();
    return true;
  };
  return new EditorView({
    parent,
    doc: latest().text,
    extensions: [
      EditorView.cspNonce.of(nonceOf()),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of(() => {
        const { labelId, faultId, invalid } = latest();
        return {
          'aria-labelledby': labelId,
          tabindex: '0',
          ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': faultId }),
        };
      }),
      history(),
      json(),
      bracketMatching(),
      closeBrackets(),
      syntaxHighlighting(classHighlighter),
      offers(latest),
      typeOver,
      Prec.highest(
        keymap.of([
          { key: 'Ctrl-Enter', run: send },
          { key: 'Meta-Enter', run: send },
          { key: 'Tab', run: acceptCompletion },
        ]),
      ),
      keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        const text = state.doc.toString();
        if (docChanged && text !== latest().text) latest().onEdit(text);
      }),
    ],
  });
}

/** JSON to be written, with what may stand at a place offered there; Escape closes the offers first. */
export default function JsonEditor(props: JsonFieldProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const latestRef = useRef(props);
  useEffect(() => {
    latestRef.current = props;
    const view = viewRef.current;
    if (view === null) return;
    const before = view.state.doc.toString();
    // An update also puts the label and the fault on the text.
    view.dispatch(before === props.text ? {} : { changes: { from: 0, to: before.length, insert: props.text } });
  });
  useEffect(() => {
    if (hostRef.current === null) return;
    const view = editorIn(hostRef.current, () => latestRef.current);
    viewRef.current = view;
    return () => view.destroy();
  }, []);
  return <div ref={hostRef} className={classes.editing} />;
}
