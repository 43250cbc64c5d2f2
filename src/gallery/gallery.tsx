import { Button, PasswordInput, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { busyProps } from '../parts/busy-props';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { CharacterCounter } from '../parts/counted-textarea';
import { CheckboxList, RadioList } from '../parts/choice-list';
import { EmptyState } from '../parts/empty-state';
import { ErrorState } from '../parts/error-state';
import { FilterChips } from '../parts/filter-chips';
import { KeyHint } from '../parts/key-hint';
import { MenuButton } from '../parts/menu-button';
import { NoticeStack } from '../parts/notice-stack';
import { PageTitle } from '../parts/page-title';
import { ProgressBar } from '../parts/progress-bar';
import { ConfirmDialog } from '../parts/dialogs';
import { SideDrawer } from '../parts/side-drawer';
import { DetailSkeleton, GridSkeleton, TableSkeleton } from '../parts/skeletons';
import { StatePill } from '../parts/state-pill';
import { StatusPill } from '../parts/status-pill';
import { ReasonButton } from '../parts/reason-button';
import { tradeStates } from '../theme/tokens';
import classes from './gallery.module.css';
import { TableSample } from './table-sample';

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Every part in its states, for looking at. */
export function Gallery({ open }: { open: string | null }) {
  const [sites, setSites] = useState<string[]>(['AR', 'BR']);
  const [category, setCategory] = useState<string | null>('BRAND');
  const [drawer, setDrawer] = useState(open === 'drawer');
  const [dialog, setDialog] = useState(open === 'dialog');
  const [chips, setChips] = useState(['Argentina', 'Marca', 'Vence hoy']);
  const now = Date.UTC(2026, 10, 20, 12);

  return (
    <main className={classes.page}>
      <PageTitle
        crumbs={[{ name: 'Búsquedas', to: { to: 'liveSearches' } }, { name: 'zapatillas' }]}
        title="zapatillas réplica"
        count="1.204"
        lead="Resultados de Argentina, Brasil y México; se actualizan mientras la búsqueda sigue en proceso."
        action={
          <>
            <Button variant="default">Editar</Button>
            <Button leftSection={<IconPlus size={16} />}>Nueva búsqueda</Button>
          </>
        }
      />
      <Section name="States">
        <div className={classes.line}>
          {tradeStates.map((state) => (
            <StatePill key={state} state={state} />
          ))}
          <StatePill state="suspicious" unconfirmed />
        </div>
        <div className={classes.line}>
          {[...caseStatuses, 'revision', 'FOO_BAR', null].map((status) => (
            <StatusPill key={status} status={status} />
          ))}
          <StatusPill status="DOCUMENTATION_PRESENTED" now={now} expiresAt="2026-11-23T15:00:00Z" />
          <StatusPill status="DOCUMENTATION_PRESENTED" now={now} expiresAt="2026-11-20T17:00:00Z" />
          <StatusPill status="MEMBER_NOT_RESPOND" now={now} expiresAt="2026-11-19T17:00:00Z" />
        </div>
      </Section>
      <Section name="Buttons and fields">
        <div className={classes.line}>
          <Button>Enviar denuncia</Button>
          <Button variant="default">Cancelar</Button>
          <Button variant="light">Ver más</Button>
          <Button variant="subtle">Omitir</Button>
          <Button color="red">Finalizar publicación</Button>
          <Button {...busyProps(true)}>Enviando</Button>
          <ReasonButton why={{ because: 'COMMENT_EMPTY' }}>Enviar denuncia</ReasonButton>
          <ReasonButton
            why={{ because: 'PROTECTED_UNTIL', until: '2026-12-01T00:00:00Z', resolve: { to: 'supportForm' } }}
            variant="default"
          >
            Patente
          </ReasonButton>
          <Button variant="default" rightSection={<KeyHint>S</KeyHint>}>
            Sospechosa
          </Button>
          <MenuButton
            label="Más"
            choices={[
              { id: 'a', label: 'Editar' },
              { id: 'b', label: 'Quitar de la lista' },
            ]}
          >
            Más
          </MenuButton>
        </div>
        <div className={classes.fields}>
          <TextInput label="Palabras" placeholder="zapatillas réplica" leftSection={<IconSearch size={16} />} />
          <TextInput
            label="ID o dirección"
            defaultValue="MLA-1409338821"
            error="No encontramos la publicación. Revisa el ID."
          />
          <PasswordInput
            label="Contraseña"
            defaultValue="vigia-demo"
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }}
          />
          <div>
            <Textarea label="Comentario" rows={3} defaultValue="El producto copia la marca registrada." />
            <CharacterCounter count={38} max={2000} />
          </div>
        </div>
        <div className={classes.fields}>
          <CheckboxList
            legend="Países"
            all
            columns
            choices={['AR', 'BR', 'CL', 'CO', 'MX', 'UY'].map((value) => ({ value, label: value }))}
            value={sites}
            onChange={setSites}
          />
          <RadioList
            legend="¿Qué derecho infringe?"
            choices={[
              { value: 'BRAND', label: 'Marca' },
              { value: 'COPYRIGHT', label: 'Derechos de autor' },
              { value: 'PERSONAL_IMAGE', label: 'Imagen personal' },
            ]}
            value={category}
            onChange={setCategory}
          />
        </div>
      </Section>
      <Section name="Table">
        <FilterChips
          chips={chips.map((name) => ({ id: name, name }))}
          onRemove={(id) => setChips(chips.filter((one) => one !== id))}
          onClear={() => setChips([])}
        />
        <TableSample />
      </Section>
      <Section name="Progress">
        <ProgressBar label="Enviando denuncias" done={325} total={1204} left={95_000} />
        <ProgressBar label="Reuniendo" done={325} total={null} />
        <ProgressBar label="En pausa" done={800} total={1204} resting />
      </Section>
      <Section name="Nothing here, and what went wrong">
        <div className={classes.fields}>
          <EmptyState
            icon={<IconSearch size={28} stroke={1.5} />}
            title="Todavía no tienes búsquedas"
            action={<Button>Crear la primera</Button>}
          >
            Cada búsqueda revisa los países que elijas y junta aquí las publicaciones que encuentre.
          </EmptyState>
          <ErrorState
            failure={{ code: 'BAD_STATUS', operation: 'liveSearches', values: { status: 503 } }}
            onRetry={() => undefined}
          />
        </div>
      </Section>
      <Section name="Skeletons">
        <GridSkeleton cards={4} />
        <TableSkeleton rows={3} pictures />
        <DetailSkeleton />
      </Section>
      <SideDrawer
        opened={drawer}
        title="Denunciar publicación"
        aside={<StatePill state="suspicious">3</StatePill>}
        onBack={() => undefined}
        onClose={() => setDrawer(false)}
        onGone={() => undefined}
        foot={
          <>
            <Button variant="default">Volver</Button>
            <ReasonButton why={{ because: 'COMMENT_EMPTY' }}>Marcar como sospechosa</ReasonButton>
          </>
        }
      >
        <RadioList
          legend="¿Qué derecho infringe?"
          choices={[
            { value: 'BRAND', label: 'Marca' },
            { value: 'COPYRIGHT', label: 'Derechos de autor' },
            { value: 'PATENT', label: 'Patente' },
          ]}
          value={category}
          onChange={setCategory}
        />
      </SideDrawer>
      <ConfirmDialog
        opened={dialog}
        destructive
        title="¿Quitar la publicación?"
        confirm="Quitar de la lista"
        onConfirm={() => setDialog(false)}
        onCancel={() => setDialog(false)}
      >
        La publicación deja la lista y se pierde la información de la denuncia.
      </ConfirmDialog>
      <NoticeStack
        notices={
          open === 'notices'
            ? [
                { id: '1', code: 'send.done', tone: 'success', link: { to: 'suspicious' } },
                {
                  id: '2',
                  code: 'mark.approve.failed',
                  tone: 'failure',
                  failure: { code: 'OFFLINE', operation: 'approveArticles' },
                },
                { id: '3', code: 'mark.undo.failed', tone: 'info', failure: { code: 'ALREADY_AUDITED' } },
              ]
            : []
        }
        onDismiss={() => undefined}
      />
    </main>
  );
}
