import { FormattedMessage } from 'react-intl';

/** What is asked isn't what it was when it was asked: others, or another tab, have done some of it meanwhile. */
export const ChangedLine = () => (
  <p role="status">
    <strong>
      <FormattedMessage id="question.changed.text" />
    </strong>
  </p>
);
