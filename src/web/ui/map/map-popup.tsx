import { type Map as LibreMap, type Offset, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { INFO_WINDOW_WIDTH } from './zoom.ts';

/** Where a popup stands, in degrees. */
interface Spot {
  readonly lng: number;
  readonly lat: number;
}

interface MapPopupProps {
  readonly map: LibreMap;
  readonly at: Spot;
  /** How far it stays away from the spot, so that a mark there is seen; keep it the same object. */
  readonly offset: Offset;
  /** Pixels at the top of the map that something else lies over. */
  readonly top?: number;
  /** Whether it takes the focus, and gives it back in the end. */
  readonly takesFocus: boolean;
  /** Escape was pressed in it, or the map beside it was clicked; keep it the same function. Without, it stays. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** An info window on the map, with what is rendered in it. */
export function MapPopup(props: MapPopupProps) {
  const { map, at, offset, top = 0, takesFocus, onClose, children } = props;
  const { lng, lat } = at;
  const [box] = useState(makeBox);
  useEffect(() => {
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
    // It finds its side of the spot anew when what is in it grows.
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
    if (onClose) return closeBeside(map, box, onClose);
  }, [map, box, onClose]);
  return createPortal(children, box);
}

/** It can have the focus itself, so that nothing in it looks chosen. */
function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.tabIndex = -1;
  return box;
}

/** Closes on Escape within the popup, and on a click on the bare map. */
function closeBeside(map: LibreMap, box: HTMLElement, onClose: () => void): () => void {
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
