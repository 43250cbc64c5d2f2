import { ActionIcon } from '@mantine/core';
import { IconCurrentLocation, IconHelp, IconMap2, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Hint } from '../../parts/hint';
import map from './chart-map.module.css';
import classes from './chart.module.css';

interface ChartControlsProps {
  fitted: boolean;
  /** The button of the map: whether that is there is the map's to say. */
  mapRef: Ref<HTMLButtonElement>;
  onZoom: (nearer: boolean) => void;
  onApproach: () => void;
  onFit: () => void;
  onMap: () => void;
  onLegend: () => void;
}

/** The buttons that lie over a chart. */
export function ChartControls({ fitted, mapRef, onZoom, onApproach, onFit, onMap, onLegend }: ChartControlsProps) {
  return (
    <div className={classes.controls} role="group" aria-label="Zoom">
      <Hint label="Legend (?)">
        <ActionIcon aria-label="Legend" aria-haspopup="dialog" onClick={onLegend}>
          <IconHelp size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
      <Hint label="The whole chart in a corner">
        <ActionIcon ref={mapRef} className={map.toggle} aria-label="The whole chart in a corner" onClick={onMap}>
          <IconMap2 size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
      <Hint label="Zoom out (−)">
        <ActionIcon aria-label="Zoom out" onClick={() => onZoom(false)}>
          <IconMinus size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
      <Hint label="Where the machine is (1)">
        <ActionIcon aria-label="Show where the machine is" onClick={onApproach}>
          <IconCurrentLocation size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
      <Hint label={fitted ? 'Give back what stood (0)' : 'Fit the whole chart (0)'}>
        <ActionIcon aria-label="Fit the whole chart" aria-pressed={fitted} onClick={onFit}>
          <IconMaximize size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
      <Hint label="Zoom in (+)">
        <ActionIcon aria-label="Zoom in" onClick={() => onZoom(true)}>
          <IconPlus size={18} aria-hidden="true" />
        </ActionIcon>
      </Hint>
    </div>
  );
}
