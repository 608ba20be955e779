import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { Icon } from '#web/ui/icon.tsx';
import styles from './layer-control.module.css';
import { COLOURINGS, type Colouring } from './track-colours.ts';
import type { LayerChoice } from './use-layers.ts';

const { mapLayers } = flightPageTexts;

/** Which layers a track has anything to show on. */
interface AvailableLayers extends Readonly<Record<'thermals' | 'route' | 'others', boolean>> {
  /** Climb and height can colour the line. */
  readonly altitudes: boolean;
  /** Null when the operator has no data of airspaces: the layer is not offered then. */
  readonly airspace: boolean | null;
}

interface LayerControlProps {
  readonly choice: LayerChoice;
  /** What the line is coloured by: the choice, where the track says it. */
  readonly colouring: Colouring;
  readonly available: AvailableLayers;
  readonly onChange: (choice: LayerChoice) => void;
}

const SWITCHES = ['thermals', 'route', 'airspace', 'others'] as const;

/** A button over the map that opens the choice of its layers; Escape closes it. */
export function LayerControl(props: LayerControlProps) {
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEscape(control, isOpen, close);
  return (
    <div ref={control} className={styles.control}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={mapLayers.title}
        title={mapLayers.title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="layers" />
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <Colourings {...props} />
        <Switches {...props} />
      </div>
    </div>
  );
}

function Colourings({ choice, colouring, available, onChange }: LayerControlProps) {
  const name = useId();
  return (
    <fieldset className={styles.colourings}>
      <legend className={styles.heading}>{mapLayers.colour}</legend>
      {COLOURINGS.filter((offered) => offered === 'speed' || available.altitudes).map((offered) => (
        <label key={offered} className={styles.colouring}>
          <input
            type="radio"
            name={name}
            checked={offered === colouring}
            onChange={() => onChange({ ...choice, colouring: offered })}
          />
          {mapLayers.colourings[offered]}
        </label>
      ))}
    </fieldset>
  );
}

function Switches({ choice, available, onChange }: LayerControlProps) {
  return SWITCHES.filter((layer) => available[layer] !== null).map((layer) => (
    <label key={layer} className={styles.switch}>
      <input
        type="checkbox"
        checked={choice[layer] && available[layer] === true}
        disabled={!available[layer]}
        onChange={({ target }) => onChange({ ...choice, [layer]: target.checked })}
      />
      {mapLayers[layer]}
    </label>
  ));
}

/** Calls back on Escape within an element while it is open. */
function useEscape(within: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    if (isOpen) within.current?.addEventListener('keydown', onKey, { signal: done.signal });
    return () => done.abort();
  }, [within, isOpen, onEscape]);
}
