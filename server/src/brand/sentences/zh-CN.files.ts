import type { Catalogue } from './catalogue.ts';

/** What any file may be, and JSON. */
export const FILES: Catalogue = {
  // What any file may be.
  'the file is missing, and no brand is whole without it': '缺少这个文件，没有它品牌就不完整',
  'add it; brands/README.md says what it holds': '补上它；内容见 brands/README.md',
  'a folder stands where a file belongs, so there is nothing to show':
    '这里应该是文件，却是文件夹，没有东西可以显示',
  'put the file there, and the folder elsewhere': '把文件放在这里，文件夹挪到别处',
  'the server may not read it, so it cannot be served': '服务器没有读取权限，无法提供这个文件',
  'allow the server to read it': '允许服务器读取它',
  'its link goes in a circle': '链接绕回了自己',
  'it is a link out of the folder, and a brand is served from its folder alone':
    '它是指向文件夹外的链接，而品牌只从自己的文件夹提供',
  'put the file itself into the folder': '把文件本身放进文件夹',
  'the disk does not give it, so it cannot be served': '磁盘读不出来，无法提供这个文件',
  'copy it there again': '重新复制一份',
  'it has %1, which every visitor would wait for': '它有 %1，每位访客都得等它',
  'make it no larger than %1': '不要超过 %1',
  'nothing reads this file, so it does nothing': '没有东西会读这个文件，它不起作用',
  'remove it, or name it %1 if that is meant': '删掉它；如果想写的是 %1，就改成这个名字',
  'the folder of brands cannot be read (%1)': '品牌文件夹读不了（%1）',
  'set BRANDS_DIR to a folder with one folder for each brand':
    '把 BRANDS_DIR 设为一个文件夹，每个品牌在其中占一个文件夹',
  'it holds no brand that can be served': '里面没有可以提供的品牌',
  'add one: brands/README.md says how': '添加一个，做法见 brands/README.md',
  'it was changed here and in the folder since the brand was opened, and saving would lose what was changed there':
    '打开之后，这里和文件夹里都改过它，保存会丢掉文件夹里的改动',
  'download the draft as a zip, open the brand anew and take the changes over':
    '把草稿下载成 zip，重新打开品牌，再把改动搬过去',

  // JSON.
  'a name or a text stands without double quotes, so the file cannot be read':
    '有名称或文字没加双引号，文件读不了',
  'write it between double quotes, as in "title"': '加上双引号，例如 "title"',
  'JSON has no remarks, so the file cannot be read': 'JSON 里不能写注释，文件读不了',
  'remove the remark': '删掉注释',
  'a text is not closed on its line': '有文字没有在本行结束',
  'end it with a double quote on the same line': '在同一行用双引号结束它',
  'a comma stands before the closing %1, so something is missing behind it':
    '收尾的 %1 前面多了逗号，像是后面少了东西',
  'remove the comma': '删掉逗号',
  'the comma between this and what stands before it is missing': '它和前一项之间缺逗号',
  'add a comma at the end of what stands before it': '在前一项末尾加逗号',
  'a name stands here without a value': '这里有名称，没有值',
  'write ": " and the value behind the name': '在名称后面写 ": " 和值',
  '%1 closes what was opened by %2': '%1 和前面的 %2 不成对',
  'write %1, or add what is missing before it': '写成 %1，或者补上它前面缺的内容',
  '%1 cannot stand here, so the file cannot be read': '%1 不能出现在这里，文件读不了',
  'correct what stands there': '改正这里的内容',
  'something stands behind the end': '文件结尾之后还有内容',
  'remove what stands there': '删掉那里的内容',
  'it is written twice, in lines %1 and %2, and only the second would count':
    '它写了两次，在第 %1 行和第 %2 行，只有后一次算数',
  'remove the one that is not meant': '删掉多余的一个',
  'the file is empty': '文件是空的',
  'write {…}, or copy the file of another brand': '写上 {…}，或者复制别的品牌的文件',
  'the file ends before the %1 of %2 is closed': '%2 的 %1 还没有收尾，文件就结束了',
  'add the missing %1': '补上缺少的 %1',
  'the file is no JSON, so nothing of it can be read': '这个文件不是 JSON，什么也读不出来',
  'open it in an editor that marks mistakes, and correct the first': '用会标出错误的编辑器打开，改正第一处',
};
