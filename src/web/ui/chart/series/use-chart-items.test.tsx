// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointerPosition, useChartItems } from './use-chart-items.ts';

const onPoint = vi.fn();
const onChoose = vi.fn();

interface ChartProps {
  readonly keys?: readonly string[];
  readonly choose?: ((key: string) => void) | undefined;
  readonly itemRole?: 'button' | 'link';
  readonly keyBeside?: () => string | undefined;
}

function Chart({ keys = ['2023', '2024', '2025'], choose = onChoose, itemRole, keyBeside }: ChartProps) {
  const { chart, itemProps } = useChartItems({
    ...{ label: 'Years', keys, onPoint, onChoose: choose },
    ...(itemRole && { itemRole }),
    ...(keyBeside && { keyBeside }),
  });
  return (
    <svg {...chart}>
      <title>Beside</title>
      {keys.map((key) => (
        <g key={key} {...itemProps(key, `Year ${key}`, key === '2024')}>
          <text>{key}</text>
        </g>
      ))}
    </svg>
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const item = (key: string) => screen.getByLabelText(`Year ${key}`);
const beside = () => screen.getByText('Beside');
const focused = () => document.activeElement?.getAttribute('data-key') ?? null;
const tabStops = () =>
  [...document.querySelectorAll('[tabindex="0"]')].map((element) => element.getAttribute('data-key'));
const focus = (key: string) => fireEvent.focusIn(item(key));
/** Presses a key where the focus is; returns whether the browser does nothing else with it. */
const press = (key: string) => !fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('the items of a chart', () => {
  it('are named buttons of a toolbar, which say whether they are pressed', () => {
    render(<Chart />);
    expect(screen.getByRole('toolbar', { name: 'Years' })).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Year 2023',
      'Year 2024',
      'Year 2025',
    ]);
    expect([item('2023'), item('2024')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
  });

  it('are links where they lead to another page, and images where a click does nothing', () => {
    const { rerender } = render(<Chart itemRole="link" />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    rerender(<Silent />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Years' })).toBeTruthy();
    fireEvent.click(item('2024'));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('are clicked anywhere within, and nothing is beside them', () => {
    render(<Chart />);
    fireEvent.click(screen.getByText('2025'));
    fireEvent.click(beside());
    expect(onChoose.mock.calls).toEqual([['2025']]);
  });

  it('are hit beside where the chart says which, but not when another one is hit', () => {
    render(<Chart keyBeside={() => '2023'} />);
    fireEvent.click(beside());
    fireEvent.click(item('2025'));
    fireEvent.pointerMove(beside());
    expect([onChoose.mock.calls, onPoint.mock.calls]).toEqual([[['2023'], ['2025']], [['2023']]]);
  });
});

/** A chart whose only item cannot be chosen. */
function Silent() {
  const { chart, itemProps } = useChartItems({ label: 'Years', keys: ['2024'], onPoint });
  return (
    <svg {...chart}>
      <title>Beside</title>
      <g {...itemProps('2024', 'Year 2024')} />
    </svg>
  );
}

describe('pointing', () => {
  it('is told of, and that it has ended', () => {
    render(<Chart />);
    fireEvent.pointerOver(screen.getByText('2024'));
    fireEvent.pointerMove(screen.getByText('2024'));
    fireEvent.pointerOver(beside());
    fireEvent.pointerOver(item('2025'));
    fireEvent.pointerOut(item('2025'), { relatedTarget: document.body });
    expect(onPoint.mock.calls).toEqual([['2024'], [null], ['2025'], [null]]);
  });

  it('with the focus is the same', () => {
    render(<Chart />);
    focus('2024');
    fireEvent.focusOut(item('2024'));
    expect(onPoint.mock.calls).toEqual([['2024'], [null]]);
  });
});

describe('with the keyboard', () => {
  it('one item can be reached by Tab: the first, then the one that had the focus last', () => {
    const { rerender } = render(<Chart />);
    expect(tabStops()).toEqual(['2023']);
    focus('2025');
    expect(tabStops()).toEqual(['2025']);
    rerender(<Chart keys={['2021', '2022']} />);
    expect(tabStops()).toEqual(['2021']);
  });

  it('the arrows go from item to item, and scroll nothing', () => {
    render(<Chart />);
    item('2023').focus();
    const steps = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => [press(key), focused()]);
    expect(steps).toEqual(['2024', '2025', '2025', '2024', '2023'].map((key) => [true, key]));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('Enter and the space bar choose, and other keys are the page’s', () => {
    render(<Chart />);
    item('2024').focus();
    expect([press('Enter'), press(' '), press('a'), press('Tab')]).toEqual([true, true, false, false]);
    expect(onChoose.mock.calls).toEqual([['2024'], ['2024']]);
  });

  it('the focus goes on within the chart when the chosen item makes room for others', () => {
    const drilled = () => rerender(<Chart keys={['May', 'June']} />);
    const { rerender } = render(<Chart choose={() => drilled()} />);
    item('2024').focus();
    press('Enter');
    expect(focused()).toBe('May');
  });

  it('the focus stays where it went meanwhile', () => {
    render(<button type="button">Elsewhere</button>);
    const drilled = () => {
      screen.getByText('Elsewhere').focus();
      rerender(<Chart keys={['May', 'June']} />);
    };
    const { rerender } = render(<Chart choose={() => drilled()} />);
    item('2024').focus();
    press('Enter');
    expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
  });

  it('the focus is not taken back when an item goes later, by other means', () => {
    const { rerender } = render(<Chart />);
    item('2024').focus();
    press('Enter');
    rerender(<Chart />);
    rerender(<Chart keys={['May']} />);
    expect(document.activeElement).toBe(document.body);
  });
});

it('where in the chart an event happened is counted from its corner', () => {
  const positions: unknown[] = [];
  render(
    <svg aria-label="Place" onPointerMove={(event) => positions.push(pointerPosition(event))} role="img">
      <title>Inner</title>
    </svg>,
  );
  const svg = screen.getByLabelText('Place');
  svg.getBoundingClientRect = () => new DOMRect(30, 20, 100, 100);
  fireEvent.pointerMove(screen.getByText('Inner'), { clientX: 45, clientY: 60 });
  expect(positions).toEqual([{ x: 15, y: 40 }]);
});
