import { runGuide, explain } from '/work/wt/guides/samples/run';
void runGuide(process.argv[2] ?? '', process.argv[3] === 'update').then((d) => { console.log(d.map(explain).join('\n\n')); });
