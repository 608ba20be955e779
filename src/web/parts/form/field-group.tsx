import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

interface FieldGroupProps {
  readonly title: string;
  /** The form is opened at this group: it is scrolled to. */
  readonly opensHere?: boolean;
  readonly children: ReactNode;
}

/** Fields under a heading of their own. */
export function FieldGroup({ title, opensHere = false, children }: FieldGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // After the layout effect with which a new page is shown from its top.
  useEffect(() => {
    if (opensHere) group.current?.scrollIntoView();
  }, [opensHere]);
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Altitude and airtime in one row, where they have room. */
export function FigureFields({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.figures}>
      <div>{children}</div>
    </div>
  );
}

/** Two fields side by side. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
