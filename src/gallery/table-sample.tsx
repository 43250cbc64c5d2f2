import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyableId } from '../parts/copyable-id';
import { ChosenCount, DataCell, DataRow, DataTable, type Column } from '../parts/data-table';
import { ListingPicture } from '../parts/listing-picture';
import { Money } from '../parts/money';
import { Pager } from '../parts/pager';
import { StatusPill } from '../parts/status-pill';
import classes from './gallery.module.css';

const picture = (hue: number) => `/src/gallery/picture.svg?${hue}`;

const columns: Column[] = [
  { id: 'picture', name: 'Imagen', quiet: true, width: '4.5rem' },
  { id: 'listing', name: 'Publicación', sortable: true },
  { id: 'seller', name: 'Vendedor', width: '9rem' },
  { id: 'status', name: 'Estado', width: '17rem' },
  { id: 'price', name: 'Precio', end: true, sortable: true, width: '9rem' },
];

const rows = [
  {
    id: 'MLA1409338821',
    title: 'Zapatillas Urbanas Talle 42 Réplica Premium Envío Gratis',
    seller: 'DEPORTES.SUR',
    status: 'DOCUMENTATION_PRESENTED',
    price: { amount: 38999.9, currency: 'ARS' },
  },
  {
    id: 'MLB3318890245',
    title: 'Tênis Casual Masculino Original Promoção',
    seller: 'LOJA_CENTRAL',
    status: 'WAITING_DOCUMENTATION',
    price: { amount: 199, currency: 'BRL' },
  },
  {
    id: 'MLM2210987654',
    title: 'Reloj inteligente serie 8',
    seller: 'TECNOMX',
    status: 'DOCUMENTATION_NOT_APPROVED',
    price: null,
  },
];

/** A table whose rows can be chosen, with its pager. */
export function TableSample() {
  const [chosen, setChosen] = useState<string[]>(['MLA1409338821']);
  const now = Date.UTC(2026, 10, 20, 12);
  return (
    <>
      <div className={classes.line}>
        <ChosenCount count={chosen.length} />
        <Button size="xs">Enviar elegidas</Button>
      </div>
      <DataTable
        label="Publicaciones"
        columns={columns}
        sorting={{ column: 'price', order: 'asc' }}
        onSort={() => undefined}
        selection={{
          every: chosen.length === rows.length,
          some: chosen.length > 0,
          onEvery: (all) => setChosen(all ? rows.map((row) => row.id) : []),
        }}
      >
        {rows.map((row, index) => (
          <DataRow
            key={row.id}
            current={index === 1}
            selection={{
              chosen: chosen.includes(row.id),
              label: row.title,
              onChange: (on) => setChosen(on ? [...chosen, row.id] : chosen.filter((id) => id !== row.id)),
            }}
          >
            <DataCell of="picture" inCard="lead">
              <span className={classes.thumbnail}>
                <ListingPicture url={index === 2 ? null : picture(index * 90)} alt="" />
              </span>
            </DataCell>
            <DataCell of="listing" inCard="foot">
              <div>
                {row.title}
                <br />
                <CopyableId id={row.id} />
              </div>
            </DataCell>
            <DataCell of="seller">{row.seller}</DataCell>
            <DataCell of="status">
              <StatusPill status={row.status} now={now} expiresAt={index === 0 ? '2026-11-20T17:00:00Z' : null} />
            </DataCell>
            <DataCell of="price">
              <Money value={row.price} />
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      <Pager page={2} size={10} total={1204} onPage={() => undefined} onSize={() => undefined} />
    </>
  );
}
