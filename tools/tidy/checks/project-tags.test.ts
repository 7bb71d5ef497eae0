import { workspaceOf } from '../workspace.ts';
import { projectTags } from './project-tags.ts';

const at = (project: object) => workspaceOf({ 'libs/a/project.json': JSON.stringify(project) });
const targets = { typecheck: {} };

describe('the check of project tags', () => {
  it('is content with one type and one platform', () => {
    expect(projectTags.run(at({ tags: ['type:util', 'platform:any'], targets }))).toEqual([]);
    expect(projectTags.run(at({ tags: ['type:widget', 'platform:web'], targets }))).toEqual([]);
  });

  it.each([
    [{ targets }, 2],
    [{ tags: ['type:util'], targets }, 1],
    [{ tags: ['type:util', 'type:ui', 'platform:any'], targets }, 1],
    [{ tags: ['type:helper', 'platform:any'], targets }, 1],
    [{ tags: ['type:util', 'platform:any'] }, 1],
  ])('finds what %j lacks', (project, count) => {
    expect(projectTags.run(at(project))).toHaveLength(count);
  });
});
