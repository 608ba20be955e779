import { describe, expect, it } from 'vitest';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';
import { evenRows, type SourceTable } from './source-table.ts';

/** The tables of pilots in several countries, as lines with a vertical bar, and their flights: `date time airtime altitude site/glider`. */
type Logbook = readonly [table: readonly string[], flights: readonly string[], asked?: string];

const LOGBOOKS: readonly Logbook[] = [
  // German
  [
    [
      'Flug-Nr.|Datum|Startplatz|Landeplatz|Flugzeit|Schirm|Bemerkung',
      '1|03.05.2026|Kandel|Wiese|1:05|Omega|gut',
      '2|17.05.2026|Schauinsland|Wiese|0:45|Omega|',
    ],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Schauinsland/Omega'],
  ],
  [
    ['Datum|Wo|Wie lange|Womit', '3.5.26|Kandel|65 min|Omega', '17.5.26|Kandel|45 min|Omega'],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Kandel/Omega'],
  ],
  [
    [
      'Datum|Startzeit|Landezeit|Startplatz|Gerät|Max. Höhe (m)',
      'So 03.05.2026|11:30|12:35|Kandel|Omega|1.850',
      'So 17.05.2026|13:10|13:55|Kandel|Omega|2.100',
    ],
    ['2026-05-03 11:30 65 1850 Kandel/Omega', '2026-05-17 13:10 45 2100 Kandel/Omega'],
  ],
  [
    ['Datum|Ort|Dauer (Std)|Schirm', '03.05.2026|Kandel|1,08|Omega', '17.05.2026|Kandel|0,75|Omega'],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Kandel/Omega'],
  ],
  [
    [
      'Datum|Startplatz|Dauer|Schirm|Gesamtflugzeit',
      '03.05.2026|Kandel|1:05|Omega|1:05',
      '17.05.2026|Kandel|0:45|Omega|1:50',
    ],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Kandel/Omega'],
  ],
  [
    [
      'Datum|Startplatz|Starthöhe|Höhengewinn|Max. Höhe|Flugdauer',
      '03.05.2026|Kandel|1200|650|1850|65',
      '17.05.2026|Kandel|1200|900|2100|45',
    ],
    ['2026-05-03 - 65 1850 Kandel/', '2026-05-17 - 45 2100 Kandel/'],
  ],
  // French
  [
    [
      'Date|Site de décollage|Heure|Durée|Voile|Altitude max',
      '3/5/2026|Annecy|11h30|1h05|Omega|1850 m',
      '17/5/2026|Annecy|13h10|45 min|Omega|2 100 m',
    ],
    ['2026-05-03 11:30 65 1850 Annecy/Omega', '2026-05-17 13:10 45 2100 Annecy/Omega'],
  ],
  [
    ['Jour|Décollage|Temps de vol|Aile', '1er mai 2026|Annecy|1h05|Omega', '3 août 2026|Annecy|0h30|Omega'],
    ['2026-05-01 - 65 - Annecy/Omega', '2026-08-03 - 30 - Annecy/Omega'],
  ],
  [
    ['Date|Voile|Spot|Durée|Altitude max', '13/05/2026|Omega|Annecy|1h05|1850', '14/05/2026|Omega|Annecy|35min|1900'],
    ['2026-05-13 - 65 1850 Annecy/Omega', '2026-05-14 - 35 1900 Annecy/Omega'],
  ],
  // Italian, Spanish, Portuguese
  [
    [
      'Data|Decollo|Durata|Vela|Quota max',
      'domenica 3 maggio 2026|Meduno|1:05|Omega|1.850',
      'domenica 17 maggio 2026|Meduno|0:45|Omega|2.100',
    ],
    ['2026-05-03 - 65 1850 Meduno/Omega', '2026-05-17 - 45 2100 Meduno/Omega'],
  ],
  [
    [
      'Fecha|Despegue|Duración|Vela',
      '3 de mayo de 2026|Piedrahíta|1:05|Omega',
      '17 de septiembre de 2026|Piedrahíta|0:45|Omega',
    ],
    ['2026-05-03 - 65 - Piedrahíta/Omega', '2026-09-17 - 45 - Piedrahíta/Omega'],
  ],
  [
    ['Data|Local|Duração|Vela', '03/05/2026|Linhares|1h05|Omega', '17/05/2026|Linhares|0h45|Omega'],
    ['2026-05-03 - 65 - Linhares/Omega', '2026-05-17 - 45 - Linhares/Omega'],
  ],
  // Slavic and Hungarian
  [
    ['Datum|Místo|Doba letu|Křídlo', '3. května 2026|Kozákov|1:05|Omega', '17. září 2026|Kozákov|0:45|Omega'],
    ['2026-05-03 - 65 - Kozákov/Omega', '2026-09-17 - 45 - Kozákov/Omega'],
  ],
  [
    ['Dátum|Miesto|Doba letu|Krídlo', '3.5.2026|Donovaly|1:05|Omega', '17.5.2026|Donovaly|0:45|Omega'],
    ['2026-05-03 - 65 - Donovaly/Omega', '2026-05-17 - 45 - Donovaly/Omega'],
  ],
  [
    ['Datum|Vzletišče|Trajanje|Padalo', '3. maj 2026|Lijak|1:05|Omega', '17. avgust 2026|Lijak|0:45|Omega'],
    ['2026-05-03 - 65 - Lijak/Omega', '2026-08-17 - 45 - Lijak/Omega'],
  ],
  [
    [
      'Datum|Polijetanje|Trajanje|Krilo',
      '3. svibnja 2026.|Tribalj|1:05|Omega',
      '17. listopada 2026.|Tribalj|0:45|Omega',
    ],
    ['2026-05-03 - 65 - Tribalj/Omega', '2026-10-17 - 45 - Tribalj/Omega'],
  ],
  [
    ['Data|Miejsce|Czas lotu|Skrzydło', '3 maja 2026|Żar|1:05|Omega', '17 listopada 2026|Żar|0:45|Omega'],
    ['2026-05-03 - 65 - Żar/Omega', '2026-11-17 - 45 - Żar/Omega'],
  ],
  [
    [
      'Dátum|Starthely|Időtartam|Ernyő',
      '2026. 05. 03.|Hármashatár|1:05|Omega',
      '2026. máj. 17.|Hármashatár|45 perc|Omega',
    ],
    ['2026-05-03 - 65 - Hármashatár/Omega', '2026-05-17 - 45 - Hármashatár/Omega'],
  ],
  [
    ['Дата|Место|Длительность|Крыло', '03.05.2026|Чегем|1:05|Омега', '17 мая 2026 г.|Юца|45 мин|Омега'],
    ['2026-05-03 - 65 - Чегем/Омега', '2026-05-17 - 45 - Юца/Омега'],
  ],
  // Nordic, Dutch, Japanese
  [
    [
      'Dato|Startsted|Flytid|Vinge|Maks høyde',
      '3. mai 2026|Voss|1 t 5 min|Omega|1850 moh',
      '17. des. 2026|Voss|45 min|Omega|1900 moh',
    ],
    ['2026-05-03 - 65 1850 Voss/Omega', '2026-12-17 - 45 1900 Voss/Omega'],
  ],
  [
    ['Datum|Startplats|Flygtid|Skärm', '2026-05-03|Åre|1:05|Omega', '2026-10-17|Åre|0:45|Omega'],
    ['2026-05-03 - 65 - Åre/Omega', '2026-10-17 - 45 - Åre/Omega'],
  ],
  [
    ['Datum|Startplaats|Vluchtduur|Scherm', '3-5-2026|Wijk aan Zee|1:05|Omega', '17-5-2026|Wijk aan Zee|0:45|Omega'],
    ['2026-05-03 - 65 - Wijk aan Zee/Omega', '2026-05-17 - 45 - Wijk aan Zee/Omega'],
  ],
  [
    [
      '日付|サイト|飛行時間|機体|最高高度',
      '2026年5月3日(日)|朝霧|1時間5分|オメガ|1850',
      '2026年5月17日|足尾|45分|オメガ|2100',
    ],
    ['2026-05-03 - 65 1850 朝霧/オメガ', '2026-05-17 - 45 2100 足尾/オメガ'],
  ],
  // English
  [
    [
      'Flight #|Date|Launch|LZ|Airtime (min)|Wing|Comments',
      '1|Sunday, May 3, 2026|Torrey|Beach|65|Omega|fun',
      '2|Sunday, May 17, 2026|Torrey|Beach|45|Omega|',
    ],
    ['2026-05-03 - 65 - Torrey/Omega', '2026-05-17 - 45 - Torrey/Omega'],
  ],
  [
    ['Date|Site|Hours|Glider', '23rd May 2026|Milk Hill|1.25|Omega', '24th May 2026|Milk Hill|0.75|Omega'],
    ['2026-05-23 - 75 - Milk Hill/Omega', '2026-05-24 - 45 - Milk Hill/Omega'],
  ],
  [
    [
      'Date|Launch|Launch time|Airtime|Max altitude (ft MSL)',
      '5/23/2026|Torrey|2:30 PM|1:05|5,500',
      '5/24/2026|Torrey|11:10 AM|0:45|4,900',
    ],
    ['2026-05-23 14:30 65 1676 Torrey/', '2026-05-24 11:10 45 1494 Torrey/'],
  ],
  [
    [
      'Date|Takeoff|Airtime|Wing|Peak',
      '2026-05-03|Torrey|1:05|Omega|6500 ft',
      '2026-05-17|Torrey|0:45|Omega|7,100 ft AMSL',
    ],
    ['2026-05-03 - 65 1981 Torrey/Omega', '2026-05-17 - 45 2164 Torrey/Omega'],
  ],
  // Spreadsheets
  [
    ['Date|Site|Duration|Glider', '46145|Kandel|0,045138889|Omega', '46159|Kandel|0,03125|Omega'],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Kandel/Omega'],
  ],
  [
    [
      'My flights',
      '',
      'Date|Site|Duration',
      '2026-05-03|Kandel|1:05:00',
      '2026-05-17|Kandel|0:45:00',
      'Total||1:50:00',
    ],
    ['2026-05-03 - 65 - Kandel/', '2026-05-17 - 45 - Kandel/'],
  ],
  [
    ['Date|Site|Duration (s)', '2026-05-03|Kandel|3900', '2026-05-17|Kandel|300'],
    ['2026-05-03 - 65 - Kandel/', '2026-05-17 - 5 - Kandel/'],
  ],
  [
    ['Date|Site|Duration (mm:ss)', '2026-05-03|Slope|12:45', '2026-05-17|Slope|8:30'],
    ['2026-05-03 - 13 - Slope/', '2026-05-17 - 9 - Slope/'],
  ],
  [
    ['Date|Site|Duration', '2026-05-03|Kandel|3900', '2026-05-17|Kandel|2700'],
    ['2026-05-03 - 65 - Kandel/', '2026-05-17 - 45 - Kandel/'],
  ],
  [['Date|Site|Duration', '2026-05-03T11:30:00+02:00|Kandel|PT1H5M'], ['2026-05-03 11:30 65 - Kandel/']],
  [
    ['Date|Site|Hours|Minutes|Glider', '2026-05-03|Kandel|1|05|Omega', '2026-05-17|Kandel|0|45|Omega'],
    ['2026-05-03 - 65 - Kandel/Omega', '2026-05-17 - 45 - Kandel/Omega'],
  ],
  [
    ['Date|Site|Minutes|Seconds', '2026-05-03|Slope|12|45', '2026-05-17|Slope|8|30'],
    ['2026-05-03 - 13 - Slope/', '2026-05-17 - 9 - Slope/'],
  ],
  [
    ['Date|Site|Total time', '2026-05-03|Kandel|1:05', '2026-05-17|Kandel|1:50', '2026-05-18|Kandel|2:30'],
    ['2026-05-03 - - - Kandel/', '2026-05-17 - - - Kandel/', '2026-05-18 - - - Kandel/'],
  ],
  // Asked
  [
    ['Date|Site|Duration', '2026-05-03|Kandel|1.05', '2026-05-17|Kandel|2.30'],
    ['2026-05-03 - 63 - Kandel/', '2026-05-17 - 138 - Kandel/'],
    'duration',
  ],
  [
    ['Date|Site|Duration', '2026-05-03|Slope|300', '2026-05-17|Slope|240'],
    ['2026-05-03 - 300 - Slope/', '2026-05-17 - 240 - Slope/'],
    'duration',
  ],
  [
    ['Date|Site|Duration', '2026-05-03|Kandel|1', '2026-05-17|Kandel|2'],
    ['2026-05-03 - 1 - Kandel/', '2026-05-17 - 2 - Kandel/'],
    'duration',
  ],
  [
    ['Date|Site|Duration', '2026-05-03|Kandel|3,900', '2026-05-17|Kandel|2,700'],
    ['2026-05-03 - 65 - Kandel/', '2026-05-17 - 45 - Kandel/'],
    'duration',
  ],
  [
    ['Date|Site|Duration', '2026-05-03|Kandel|12:45:00 AM', '2026-05-17|Kandel|1:05:00 AM'],
    ['2026-05-03 - 45 - Kandel/', '2026-05-17 - 65 - Kandel/'],
    'duration',
  ],
  [
    ['Date|Site|Duration|Max altitude', '5/23/2026|Torrey|1:05|5500', '5/24/2026|Torrey|0:45|4900'],
    ['2026-05-23 - 65 5500 Torrey/', '2026-05-24 - 45 4900 Torrey/'],
    'altitude',
  ],
  [
    ['Date|Site|Duration|Max altitude', '2026-05-23|Kandel|1:05|1,85', '2026-05-24|Kandel|0:45|2,1'],
    ['2026-05-23 - 65 1850 Kandel/', '2026-05-24 - 45 2100 Kandel/'],
    'altitude',
  ],
  [
    ['Date|Site|Duration', '03/04/2026|Torrey|1:05', '05/02/2026|Torrey|0:45'],
    ['2026-04-03 - 65 - Torrey/', '2026-02-05 - 45 - Torrey/'],
    'date',
  ],
  [
    [
      'Date|Glider|From|To|Start|End',
      '03/04/2026|Omega|Kandel|Wiese|11:30|12:35',
      '05/02/2026|Omega|Kandel|Wiese|11:30|12:35',
    ],
    ['2026-04-03 11:30 65 - Kandel/Omega', '2026-02-05 11:30 65 - Kandel/Omega'],
    'date',
  ],
];

const CASES = LOGBOOKS.map(([lines, flights, asked = '']) => ({ lines, flights, asked }));

function tableOfBars(lines: readonly string[]): SourceTable {
  return { rows: evenRows(lines.map((line) => line.split('|'))), sheet: null, delimiter: '|', encoding: 'utf-8' };
}

describe('the table of a pilot', () => {
  it.each(CASES)('is read as it was meant, or asked: $lines', ({ lines, flights, asked }) => {
    const table = tableOfBars(lines);
    const { mapping, known, dateQuestion, questions } = proposeMapping(table, PRESETS);
    const read = readRows(table, mapping).flights.map((flight) =>
      [
        flight.date,
        flight.time ?? '-',
        flight.airtime ?? '-',
        flight.altitude === null ? '-' : Math.round(flight.altitude),
        `${flight.siteName}/${flight.gliderName}`,
      ].join(' '),
    );
    const open = [...(dateQuestion ? ['date'] : []), ...questions.map(({ subject }) => subject)].join();
    expect([known, open, read]).toEqual([null, asked, flights]);
  });
});
