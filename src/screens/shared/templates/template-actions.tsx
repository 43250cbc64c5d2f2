import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Template } from '../../../../machines/domain/templates';

interface TemplateActsProps {
  template: Pick<Template, 'id' | 'name'>;
  onEdit: () => void;
  onDelete: () => void;
}

/** Changes a template, or takes it away. */
export function TemplateActions({ template: { name }, onEdit, onDelete }: TemplateActsProps) {
  const intl = useIntl();
  return (
    <>
      <ActionIcon size="lg" aria-label={intl.formatMessage({ id: 'templates.edit.label' }, { name })} onClick={onEdit}>
        <IconPencil size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size="lg"
        aria-label={intl.formatMessage({ id: 'templates.delete.label' }, { name })}
        onClick={onDelete}
      >
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
