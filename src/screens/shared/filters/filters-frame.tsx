import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SideDrawer } from '../../../parts/side-drawer';

interface FiltersFrameProps {
  view: { drawerMounted: boolean; drawerOpen: boolean };
  title: ReactNode;
  /** The id of the form among the children, which is submitted to apply the choice. */
  formId: string;
  onClean: () => void;
  onClose: () => void;
  onGone: () => void;
  children: ReactNode;
}

/** The drawer where the filters of a list are chosen, around their form; nothing is asked for before it is applied. */
export function FiltersFrame({ view, title, formId, onClean, onClose, onGone, children }: FiltersFrameProps) {
  if (!view.drawerMounted) return null;
  return (
    <SideDrawer
      opened={view.drawerOpen}
      title={title}
      onClose={onClose}
      onGone={onGone}
      foot={
        <>
          <Button variant="default" onClick={onClean}>
            <FormattedMessage id="listFilters.clean.action" />
          </Button>
          <Button type="submit" form={formId}>
            <FormattedMessage id="listFilters.apply.action" />
          </Button>
        </>
      }
    >
      {children}
    </SideDrawer>
  );
}
