import { type Map as LibreMap, type Offset, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { INFO_WINDOW_WIDTH } from './zoom.ts';

/** Position of a popup in degrees. */
interface Position {
  readonly lng: number;
  readonly lat: number;
}

interface MapPopupProps {
  readonly map: LibreMap;
  readonly at: Position;
  /** Distance from the position, so that a marker there stays visible; keep the identity stable. */
  readonly offset: Offset;
  /** Pixels at the top of the map that are covered by something else. */
  readonly top?: number;
  /** Whether it takes the focus, and restores it when it closes. */
  readonly takesFocus: boolean;
  /** Called on Escape and on a click on the map; keep the identity stable. Without it the popup stays open. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** An info window on the map. */
export function MapPopup(props: MapPopupProps) {
  const { map, at, offset, top = 0, takesFocus, onClose, children } = props;
  const { lng, lat } = at;
  const [box] = useState(makeBox);
  // Before its content is removed, so that it is known whether the focus was on a control in it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const popup = new Popup({
      maxWidth: INFO_WINDOW_WIDTH,
      offset,
      padding: { top, right: 8, bottom: 8, left: 8 },
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
    });
    popup.setDOMContent(box).setLngLat([lng, lat]).addTo(map);
    if (takesFocus) box.focus({ preventScroll: true });
    // Chooses its anchor again when the content grows.
    const growth = new ResizeObserver(() => popup.setLngLat([lng, lat]));
    growth.observe(box);
    return () => {
      const hadFocus = box.contains(document.activeElement);
      growth.disconnect();
      popup.remove();
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [map, lng, lat, offset, top, takesFocus, box]);
  useEffect(() => {
    if (onClose) return addCloseListeners(map, box, onClose);
  }, [map, box, onClose]);
  return createPortal(children, box);
}

/** The box itself is focusable, so that no control in it looks selected. */
function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.tabIndex = -1;
  return box;
}

/** Closes on Escape within the popup, and on a click on the map. Returns a function that unsubscribes. */
function addCloseListeners(map: LibreMap, box: HTMLElement, onClose: () => void): () => void {
  const done = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    onClose();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target === map.getCanvas()) onClose();
  };
  box.addEventListener('keydown', onKey, { signal: done.signal });
  map.getCanvasContainer().addEventListener('click', onClick, { signal: done.signal });
  return () => done.abort();
}

/** Size of a marker in pixels; `below` is the part under its point. */
interface MarkSize {
  readonly height: number;
  readonly halfWidth: number;
  readonly below: number;
}

/** Returns the offsets of an info window for each anchor, so that the marker stays visible. */
export function popupOffset({ height, halfWidth, below }: MarkSize): Offset {
  const middle = -height / 2;
  return {
    center: [0, 0],
    top: [0, below],
    'top-left': [0, below],
    'top-right': [0, below],
    bottom: [0, -height],
    'bottom-left': [0, -height],
    'bottom-right': [0, -height],
    left: [halfWidth, middle],
    right: [-halfWidth, middle],
  };
}
